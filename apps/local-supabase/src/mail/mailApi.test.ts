import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Inbox, openInbox } from './inbox.ts';
import { mailApi } from './mailApi.ts';

const mail = { from: 'Ada <post@podium.example>', to: ['a@podium.example'], subject: 'Hello', text: 'Hi', html: 'Hi' };
let inbox: Inbox;

function send(body: unknown, headers: Record<string, string> = {}, api = mailApi(inbox, 'right key')) {
  return api.request('/emails', {
    method: 'POST',
    headers: { authorization: 'Bearer right key', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

beforeEach(() => {
  inbox = openInbox();
});

describe('mail API', () => {
  it('adds a mail to the inbox and returns its id', async () => {
    const response = await send({ ...mail, reply_to: 'b@podium.example', headers: { 'X-Kind': 'test' } });
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    expect(inbox.find(id)).toMatchObject({ ...mail, to: 'a@podium.example' });
  });

  it('accepts a key once, and refuses another mail with the same key', async () => {
    const api = mailApi(inbox, 'right key');
    const sendWithKey = (body: unknown) =>
      api.request('/emails', {
        method: 'POST',
        headers: { authorization: 'Bearer right key', 'idempotency-key': 'one' },
        body: JSON.stringify(body),
      });
    const first: unknown = await (await sendWithKey(mail)).json();
    expect(await (await sendWithKey(mail)).json()).toEqual(first);
    expect((await sendWithKey({ ...mail, subject: 'Other' })).status).toBe(409);
    expect(inbox.list()).toHaveLength(1);
  });

  it('accepts a mail once when it is sent concurrently or after a restart', async () => {
    const underKey = { 'idempotency-key': 'one' };
    const slowInbox: Inbox = { ...inbox, add: async (...given) => sleep(20).then(() => inbox.add(...given)) };
    const api = mailApi(slowInbox, 'right key');
    const answers = await Promise.all([send(mail, underKey, api), send(mail, underKey, api)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await (await send(mail, underKey)).json()).toEqual({ id: inbox.list()[0]?.id });
    expect(inbox.list()).toHaveLength(1);
  });

  it('refuses calls without the key and invalid mails', async () => {
    expect((await send(mail, { authorization: 'Bearer wrong key' })).status).toBe(401);
    expect((await send('not JSON')).status).toBe(422);
    expect((await send({ ...mail, to: [''] })).status).toBe(422);
    expect((await send({ from: mail.from, to: mail.to, subject: 'without words' })).status).toBe(422);
    expect(inbox.list()).toEqual([]);
  });
});

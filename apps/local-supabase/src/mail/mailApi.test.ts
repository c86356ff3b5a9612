import { beforeEach, describe, expect, it } from 'vitest';
import { type Inbox, openInbox } from './inbox.ts';
import { mailApi } from './mailApi.ts';

const mail = { from: 'Ada <post@podium.example>', to: ['a@podium.example'], subject: 'Hello', text: 'Hi', html: 'Hi' };
let inbox: Inbox;

function send(body: unknown, headers: Record<string, string> = {}) {
  return mailApi(inbox, 'right key').request('/emails', {
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

  it('accepts a key once, also when it is sent concurrently', async () => {
    const withKey = { 'idempotency-key': 'one' };
    await Promise.all([send(mail, withKey), send(mail, withKey)]);
    expect(await (await send(mail, withKey)).json()).toEqual({ id: inbox.list()[0]?.id });
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

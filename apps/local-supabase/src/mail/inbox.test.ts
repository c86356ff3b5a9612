import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Inbox, openInbox } from './inbox.ts';
import { inboxPages } from './inboxPages.ts';
import { mailApi } from './mailApi.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-inbox-'));
const file = join(folder, 'mail.jsonl');
const mail = { from: 'Ada <post@podium.example>', to: ['a@podium.example'], subject: 'Hello', text: 'Hi', html: 'Hi' };
let inbox: Inbox;

/** Sends a mail, and returns its id. */
async function send(differences: object = {}, headers: Record<string, string> = {}) {
  const response = await mailApi(inbox, 'right key').request('/emails', {
    method: 'POST',
    headers: { authorization: 'Bearer right key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...mail, ...differences }),
  });
  return { status: response.status, id: ((await response.json()) as { id?: string }).id ?? '' };
}

async function open(path: string) {
  const response = await new Hono().route('/', inboxPages(inbox)).request(path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

beforeEach(() => {
  rmSync(file, { force: true, recursive: true });
  inbox = openInbox(file);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the inbox', () => {
  it('accepts a mail once for each key, also concurrently, and without the key of the API none', async () => {
    const key = { 'idempotency-key': 'one' };
    const [{ id }, again] = await Promise.all([send({ headers: { 'X-Kind': 'test' } }, key), send({}, key)]);
    expect(again).toEqual({ status: 200, id });
    expect(inbox.list()).toMatchObject([{ ...mail, to: 'a@podium.example', id }]);
    expect((await send({}, { authorization: 'Bearer wrong key' })).status).toBe(401);
    expect((await send({ to: [''] })).status).toBe(422);
    expect((await send({ text: undefined, html: undefined })).status).toBe(422);
    expect(inbox.list()).toHaveLength(1);
  });

  it('keeps mails and keys over a restart, also after an incomplete write', async () => {
    const { id } = await send({}, { 'idempotency-key': 'one' });
    appendFileSync(file, '\n{"id":"cut o');
    inbox = openInbox(file);
    expect(await send({}, { 'idempotency-key': 'one' })).toEqual({ status: 200, id });
    await send({ subject: 'second' });
    expect(openInbox(file).list()).toMatchObject([{ subject: 'second' }, { id }]);
  });

  it.skipIf(process.platform === 'win32')('has a private file, because mails have links that sign in', async () => {
    await send();
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('REQ-SPK-1: shows the names of attachments', async () => {
    const { id } = await send({ attachments: [{ filename: '<a>.pdf', path: 'http://localhost:4173/a.pdf' }] });
    expect((await open(`/mail/${id}`)).body).toContain(
      '<dt>Attached</dt><dd><a href="http://localhost:4173/a.pdf">&lt;a&gt;.pdf</a></dd>',
    );
    expect((await open('/mail.json')).body).toContain('"filename":"<a>.pdf"');
    expect((await open(`/mail/${(await send()).id}`)).body).not.toContain('Attached');
  });

  it('runs no script of a mail', async () => {
    const hostile = '<script>alert("1")</script>';
    const { id } = await send({ to: hostile, from: hostile, subject: hostile, text: hostile, html: hostile });
    for (const path of ['/mail', `/mail/${id}`]) {
      const { body, headers } = await open(path);
      expect(body).not.toContain(hostile);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*script-src 'sha256-[^']+'$/);
    }
    const { body } = await open(`/mail/${id}`);
    const [, sandbox, framed] = /sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(body) ?? [];
    expect(sandbox).toBe('allow-top-navigation-by-user-activation');
    expect(framed).toContain('&lt;script&gt;');
  });
});

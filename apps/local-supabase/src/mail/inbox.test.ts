import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, it } from 'vitest';
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
  await send({ attachments: [{ filename: '<a>.pdf', path: 'http://localhost:4173/a.pdf' }] });
  expect((await open('/mail')).body).toContain(', with &lt;a&gt;.pdf');
  expect((await open('/mail.json')).body).toContain('"filename":"<a>.pdf"');
});

it('shows where a reply goes, and keeps the headers', async () => {
  const headers = { 'List-Unsubscribe': '<http://localhost:4173/leave>' };
  await send({ reply_to: '<b>@podium.example', headers });
  expect((await open('/mail')).body).toContain(', reply to &lt;b&gt;@podium.example');
  expect(inbox.list()).toMatchObject([{ reply_to: '<b>@podium.example', headers }]);
});

it('shows a mail as it was sent, or its text', async () => {
  expect(await open(`/mail/${(await send({ html: '<b>Hi</b>' })).id}`)).toMatchObject({ body: '<b>Hi</b>' });
  const { body, headers } = await open(`/mail/${(await send({ text: '<b>Hi</b>', html: undefined })).id}`);
  expect([body, headers.get('content-type')]).toEqual(['<b>Hi</b>', 'text/plain; charset=UTF-8']);
  expect(await open('/mail/unknown')).toMatchObject({ status: 404 });
});

it('runs no script of a mail', async () => {
  const hostile = '<script>alert("1")</script>';
  const { id } = await send({ to: hostile, from: hostile, subject: hostile, text: hostile, html: hostile });
  const list = await open('/mail');
  expect(list.body).not.toContain(hostile);
  expect(list.headers.get('content-security-policy')).toMatch(/default-src 'none';.*script-src 'sha256-[^']+'$/);
  expect((await open(`/mail/${id}`)).headers.get('content-security-policy')).toMatch(
    /^sandbox allow-top-navigation-by-user-activation; default-src 'none'; (?!.*script-src)/,
  );
});

import { beforeEach, describe, expect, it } from 'vitest';
import { type Inbox, openInbox } from './inbox.ts';
import { inboxPages } from './inboxPages.ts';

const hostile = '<script>alert("1")</script>';
let inbox: Inbox;

async function open(path: string) {
  const response = await inboxPages(inbox).request(path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

beforeEach(() => {
  inbox = openInbox();
});

describe('inbox pages', () => {
  it('list the mails newest first, each with its own page', async () => {
    const first = inbox.add({ to: 'a@x.example', from: 'b@x.example', subject: 'First', text: '', html: '' });
    const second = inbox.add({ to: 'a@x.example', from: 'b@x.example', subject: 'Second', text: '', html: '' });
    const { body } = await open('/mail');
    expect([...body.matchAll(/href="\/_dev\/mail\/([^"]+)"/g)].map(([, id]) => id)).toEqual([second.id, first.id]);
    expect((await open(`/mail/${first.id}`)).body).toContain('First');
    expect((await open('/mail/unknown')).status).toBe(404);
  });

  it('return the same list as JSON', async () => {
    const { id, ...mail } = inbox.add({ to: 'a', from: 'b', subject: 'c', text: 'd', html: 'e' });
    expect(id).not.toBe('');
    expect(JSON.parse((await open('/mail.json')).body)).toEqual([mail]);
  });

  it('turn addresses in the text into links', async () => {
    const link = 'http://localhost:4173/auth/v1/verify?token=a&type=signup';
    const { id } = inbox.add({ to: 'a', from: 'b', subject: 'c', text: `Here: ${link}\nBye`, html: '' });
    expect((await open(`/mail/${id}`)).body).toContain(`<a href="${link.replace('&', '&amp;')}">`);
  });

  it('run no script of a mail', async () => {
    const { id } = inbox.add({ to: hostile, from: hostile, subject: hostile, text: hostile, html: hostile });
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

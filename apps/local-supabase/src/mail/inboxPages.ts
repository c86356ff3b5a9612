import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { CaughtMail, Inbox } from './inbox.ts';

/** Reloads the list when there is a newer mail. A refresh by the clock would take the focus from the links. */
const refreshScript = `setInterval(async () => {
  const [newest] = await (await fetch('/_dev/mail.json')).json();
  if (newest && !document.links[0]?.href.endsWith(newest.id)) location.reload();
}, 2000);`;

const listPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  `script-src 'sha256-${hash('sha256', refreshScript, 'base64')}'`,
].join('; ');

/** A mail runs no scripts and has no access to the site's storage. Its pictures are files of the site. */
const mailPolicy = [
  'sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
].join('; ');

/** The caught mails: `/mail` lists them, `/mail/<id>` is one as mail programs show it, `/mail.json` is for programs. */
export function inboxPages(inbox: Inbox): Hono {
  const pages = new Hono();

  pages.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  pages.get('/mail', (c) => c.html(listPage(inbox.list()), 200, { 'content-security-policy': listPolicy }));
  pages.get('/mail.json', (c) => c.json(inbox.list()));
  pages.get('/mail/:id', (c) => {
    const mail = inbox.find(c.req.param('id'));
    if (!mail) return c.notFound();
    const headers = { 'content-security-policy': mailPolicy };
    return mail.html ? c.html(mail.html, 200, headers) : c.text(mail.text, 200, headers);
  });

  return pages;
}

function listPage(mails: readonly CaughtMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Inbox</title>
        <style>
          :root {
            color-scheme: light dark;
            font-family: system-ui, sans-serif;
          }
          li {
            margin-block: 1rem;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          ${mails.length === 0 && html`<p>No mail yet.</p>`}
          <ol reversed>
            ${mails.map(listItem)}
          </ol>
        </main>
        ${raw(`<script>${refreshScript}</script>`)}
      </body>
    </html>`;
}

function listItem({ id, to, reply_to: replyTo, subject, at, attachments = [] }: CaughtMail) {
  const time = at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  const files = attachments.map(({ filename }) => `, with ${filename}`);
  const reply = replyTo && `, reply to ${replyTo}`;
  return html`<li>
    <a href="/_dev/mail/${id}">${subject || '(no subject)'}</a><br />To ${to}, ${time}${reply}${files}
  </li>`;
}

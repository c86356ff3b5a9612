import { createHash } from 'node:crypto';
import { Hono } from 'hono';
// By another name: the formatter would change the script, whose hash is in the policy.
import { html as markup, raw } from 'hono/html';
import type { CaughtMail, Inbox } from './inbox.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0; }
  ol { list-style: none; margin: 0; padding: 0; border-block-end: 1px solid; }
  li { border-block-start: 1px solid; }
  li a { display: block; padding: 0.75rem 0; text-decoration: none; color: inherit; }
  nav a { display: inline-block; padding: 0.75rem 0; }
  h2 { font-size: 1.125rem; }
  li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
  strong, small { display: block; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dt { font-weight: bold; }
  dd { margin: 0; }
  pre { white-space: pre-wrap; font: inherit; border: 1px solid; padding: 1rem; }
  iframe { box-sizing: border-box; inline-size: 100%; block-size: 40rem; border: 1px solid; background: #fff; }
  :focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

/** Reloads the list when a new mail has arrived. */
const refreshScript = `
  const shown = document.documentElement.dataset.newest;
  setInterval(async () => {
    const response = await fetch('/_dev/mail.json').catch(() => undefined);
    const [newest] = response?.ok ? await response.json() : [];
    if (newest && newest.at !== shown) location.reload();
  }, 2000);
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // The pictures in the product's mails are files of the site.
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  `script-src 'sha256-${createHash('sha256').update(refreshScript).digest('base64')}'`,
].join('; ');

/** Pages for the caught mails: `/mail`, `/mail/<id>`, and `/mail.json` for programs. */
export function inboxPages(inbox: Inbox): Hono {
  const pages = new Hono();

  pages.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', contentSecurityPolicy);
  });
  pages.get('/mail', (c) => c.html(listPage(inbox.list())));
  pages.get('/mail.json', (c) => c.json(inbox.list()));
  pages.get('/mail/:id', (c) => {
    const mail = inbox.find(c.req.param('id'));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });

  return pages;
}

function listPage(mails: readonly CaughtMail[]) {
  const items = mails.map(
    (mail) => markup`<li><a href="/_dev/mail/${mail.id}">
        <strong>${mail.subject || '(no subject)'}</strong>
        <small>To ${mail.to}, ${timeOf(mail)}</small>
      </a></li>`,
  );
  const list = items.length > 0 ? markup`<ol>${items}</ol>` : markup`<p>No mail yet.</p>`;
  return page('Inbox', markup`<h1>Inbox</h1>${list}<script>${raw(refreshScript)}</script>`, mails[0]?.at);
}

function mailPage(mail: CaughtMail) {
  // Links open in the top frame. The mail itself runs no scripts and makes no requests.
  const framed = `<base target="_top">${mail.html}`;
  const frame = markup`<h2>As HTML</h2>
    <iframe title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe>`;
  return page(
    mail.subject,
    markup`<nav><a href="/_dev/mail">Inbox</a></nav>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>From</dt><dd>${mail.from}</dd>
      <dt>To</dt><dd>${mail.to}</dd>
      <dt>At</dt><dd>${timeOf(mail)}</dd>
      ${mail.attachments?.map((file) => markup`<dt>Attached</dt><dd><a href="${file.path}">${file.filename}</a></dd>`)}
    </dl>
    ${mail.html && frame}
    <h2>As text</h2>
    <pre>${withLinks(mail.text)}</pre>`,
  );
}

function page(title: string, body: unknown, newest = '') {
  return markup`<!doctype html>
<html lang="en" data-newest="${newest}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${raw(style)}</style>
  </head>
  <body><main>${body}</main></body>
</html>`;
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? markup`<a href="${part}">${part}</a>` : part));
}

function timeOf({ at }: CaughtMail) {
  return markup`<time datetime="${at}">${at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`;
}

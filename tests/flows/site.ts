import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { watchTraffic } from './settled.ts';
import { tryToSignIn } from './forms.ts';

export const phone = { width: 390, height: 844 };

/** A mail in the local inbox (`/_dev/mail.json`). */
export interface CaughtMail {
  to: string[] | string;
  subject: string;
  text: string;
  html: string;
}

export interface Site {
  /** Expected console lines; any other warning or error of the page fails the flow. */
  expectLog(pattern: RegExp): void;
  /**
   * Waits for the newest mail to `address` whose subject matches and whose text contains `part`. `part` is for
   * mailboxes that are shared with other tests.
   */
  mailTo(address: string, subject: RegExp, part?: string): Promise<CaughtMail>;
  /** Number of mails to `address` so far. */
  countMailTo(address: string): Promise<number>;
}

/**
 * Every flow starts signed out in its own browser context. It fails on an unexpected console line, a request to another
 * origin and a cookie.
 */
export const test = base.extend<{ site: Site }>({
  baseURL: process.env['PODIUM_ADDRESS'] ?? '',
  page: async ({ page }, use) => {
    watchTraffic(page);
    await use(page);
  },
  site: [
    async ({ page, context, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const lines: string[] = [];
      const foreignRequests: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) foreignRequests.push(request.url());
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
      await use({
        expectLog: (pattern) => void allowed.push(pattern),
        mailTo: (address, subject, part) => waitForMail(baseURL ?? '', address, subject, part),
        countMailTo: async (address) => (await allMails(baseURL ?? '')).filter(isTo(address)).length,
      });
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
      expect(foreignRequests, 'REQ-PRIV-1: requests to others').toEqual([]);
      expect(await context.cookies(), 'REQ-PRIV-1: cookies').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** An unused address. */
export function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;
}

/** All mails in the local inbox of the product at `address`, newest first. */
async function allMails(address: string): Promise<CaughtMail[]> {
  return (await (await fetch(`${address}/_dev/mail.json`)).json()) as CaughtMail[];
}

const isTo = (recipient: string) => (mail: CaughtMail) => [mail.to].flat().includes(recipient);

export async function waitForMail(address: string, recipient: string, subject = /./, part = ''): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await allMails(address)).filter(isTo(recipient));
        found = mails.find((mail) => subject.test(mail.subject) && mail.text.includes(part));
        return found;
      },
      { message: `a mail to ${recipient} about ${subject} ${part}`, intervals: [100] },
    )
    .toBeDefined();
  return found!;
}

/** The first matching link in a mail's text. */
export function linkIn(mail: CaughtMail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((each) => pattern.test(each));
  if (!link) throw new Error(`No link matching ${pattern} in:\n${mail.text}`);
  return link;
}

/** The surrounding island is hydrated. */
export async function expectHydrated(part: Locator): Promise<void> {
  await expect(part.page().locator('[data-dehydrated]').filter({ has: part })).toHaveCount(0);
}

/** The month that the calendar shows. */
export function shownMonth(page: Page): Locator {
  return page.locator('#calendar').getByRole('heading', { name: /^\w+ 20\d\d$/ });
}

/** Blocks requests until the returned function is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Blocks files of /assets until the returned function is called. */
export function delayAssets(page: Page, files = '*.js'): Promise<() => void> {
  return delayRequests(page, `**/assets/${files}`);
}

/** Signs in with the form on /auth and waits for the home page. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await tryToSignIn(page, email, password);
  await expect(page).toHaveURL('/');
}

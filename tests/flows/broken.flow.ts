import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { freeResources } from '@podium/brands/legal-tender/content/freeResources.ts';
import { waitForQuiet } from './settled.ts';
import { fillInquiryForm } from './forms.ts';
import { signedInDemo, signOut } from './people.ts';
import { delayRequests, expect, expectHydrated, test } from './site.ts';

/** Failing services and networks: what was typed stays, and the page never goes blank (REQ-SAFE-1). */

const limited = 'Too many attempts. Please try again in 12 minutes.';
const email = 'robin@example.com';
const inquiry = { Name: 'Robin Roe', 'E-mail': email, Message: 'May we print the photograph?' };
const account = { 'E-mail': email, Password: 'a sentence is better' };

/** `offered` is the e-mail that a lead form offers instead (REQ-FORM-5): mailbox and body. */
const forms = [
  {
    at: '/#newsletter',
    call: 'functions/v1/newsletter-signup',
    button: 'Subscribe',
    title: 'Subscription failed',
    typed: { 'E-mail': email },
    offered: [brand.mailboxes.owner, `E-mail: ${email}`],
  },
  {
    at: '/speaking',
    call: 'functions/v1/speaking-inquiry',
    button: 'Submit Speaking Request',
    title: 'Submission Failed',
    typed: inquiry,
    offered: [brand.mailboxes.speaking, 'Name: Robin Roe', `E-mail: ${email}`, '', inquiry.Message],
  },
  {
    at: '/contact',
    call: 'functions/v1/contact-form',
    button: 'Send message',
    title: 'Submission Failed',
    typed: inquiry,
    offered: [
      brand.mailboxes.owner,
      'Kind of letter: General',
      'Name: Robin Roe',
      `E-mail: ${email}`,
      '',
      inquiry.Message,
    ],
  },
  {
    at: '/',
    call: 'rest/v1/resource_downloads',
    button: freeResources.items[0]?.button ?? '',
    // REQ-MSG-1: the toast is the same for every failure.
    title: 'Failed to process download. Please try again.',
    typed: { 'E-mail': email },
    offered: [brand.mailboxes.owner, `Resource: ${freeResources.items[0]?.title}`, `E-mail: ${email}`],
    log: 'The download could not be processed',
  },
  {
    at: '/auth',
    call: 'auth/v1/token?grant_type=password',
    button: 'Sign In',
    title: 'Sign in failed',
    typed: account,
  },
  {
    at: '/auth',
    way: 'New here? Create Account',
    call: 'auth/v1/signup',
    button: 'Create Account',
    title: 'Sign up failed',
    typed: { 'Full name': 'Robin Roe', ...account, 'Confirm password': account.Password },
  },
];

for (const { at, way, call, button, title, typed, offered, log } of forms) {
  test(`REQ-SAFE-1, REQ-SAFE-2, REQ-FORM-2, REQ-FORM-5: ${call}: a rate limit and a failing service show the reason and keep what was typed`, async ({
    page,
    site,
  }) => {
    site.expectLog(/429|503|The download could not be processed/);
    const json = call.startsWith('functions')
      ? { error: { code: 'rate_limited', message: limited } }
      : { code: call.startsWith('rest') ? 'rate_limited' : 429, msg: limited, message: limited };
    let answer: object = { status: 429, headers: { 'retry-after': '720' }, json };
    await page.route(
      ({ href }) => href.includes(call),
      (route) => route.fulfill(answer),
    );
    await page.goto(at);
    if (way) await page.getByRole('button', { name: way }).click();
    const send = page.getByRole('button', { name: button, exact: true });
    const form = page.locator('form').filter({ has: send });
    for (const [name, text] of Object.entries(typed)) await form.getByLabel(name, { exact: true }).fill(text);
    const expectKept = async () => {
      for (const [name, text] of Object.entries(typed))
        await expect(form.getByLabel(name, { exact: true })).toHaveValue(text);
    };
    const toast = page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
    const place = page.locator(at === '/#newsletter' ? '#newsletter' : 'main');
    const reason = place.getByText(limited);
    const offer = place.getByRole('link', { name: 'Open as an e-mail' });
    const expectOffer = async () => {
      if (!offered) return;
      const { pathname, searchParams } = new URL((await offer.getAttribute('href')) ?? '');
      expect([pathname, ...(searchParams.get('body')?.split('\r\n') ?? [])]).toEqual(offered);
    };

    const logged = log && page.waitForEvent('console', (line) => line.text().includes(log));
    await send.click();
    await logged;
    await expect(toast).toBeVisible();
    await expect(reason).toBeVisible();
    await expectKept();
    await expectOffer();

    answer = { status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' };
    await send.click();
    await expect(reason).toBeHidden();
    await expect(toast.last()).toBeVisible();
    await expect(page.getByText(/<h1>|Service Unavailable|JSON/)).toHaveCount(0);
    await expectKept();
    await expectOffer();
    if (at !== '/contact') return;
    // The link follows directly after the submit button.
    await send.press('Tab');
    await expect(offer).toBeFocused();
  });
}

test('REQ-FORM-6: what was typed and chosen stays when a link is followed, until it is sent', async ({
  page,
  site,
}) => {
  site.expectLog(/503/);
  const fails = Promise.withResolvers<void>();
  await page.route('**/functions/v1/contact-form', async (route) => {
    await fails.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  const bar = page.getByRole('banner');
  const leave = async () => {
    await bar.getByRole('link', { name: 'Speaking' }).click();
    await expect(page).toHaveTitle(/^Keynote/);
  };
  const back = async () => {
    await page.goBack();
    await expect(page.getByLabel('Message')).toBeVisible();
  };
  const kind = page.getByRole('tab', { name: 'Media' });
  await page.goto('/contact');
  await fillInquiryForm(page);
  await kind.click();
  await expect(kind).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await leave();
  fails.resolve();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await back();
  for (const [name, text] of Object.entries(inquiry)) await expect(page.getByLabel(name).first()).toHaveValue(text);
  await expect(kind).toHaveAttribute('aria-selected', 'true');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await leave();
  await back();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('REQ-FORM-6: a form that was left while it was sent is empty once it is sent', async ({ page }) => {
  const answer = await delayRequests(page, '**/functions/v1/contact-form');
  await page.goto('/contact?about=nothing');
  await fillInquiryForm(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Speaking' }).click();
  await expect(page).toHaveTitle(/^Keynote/);
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue(inquiry.Message);
  answer();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('REQ-FORM-6: after a sign-out the next person does not see what was typed', async ({ page }) => {
  await signedInDemo(page, 'investor');
  await page.goto('/contact');
  await fillInquiryForm(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click();
  await signOut(page);
  await page.getByRole('link', { name: brand.name }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('REQ-SAFE-1: an open page stays offline, and its form can be submitted after the network is back', async ({
  page,
  context,
  site,
}) => {
  site.expectLog(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
  await page.goto('/contact');
  await page.getByLabel('Message').hover();
  await expectHydrated(page.getByLabel('Message'));
  await waitForQuiet(page);
  await context.setOffline(true);
  // Before the code for calls is loaded: the browser would keep the failure.
  await fillInquiryForm(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(inquiry.Message);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
});

test('REQ-SAFE-1, REQ-ROUTE-7: a session that cannot be renewed causes no redirect; the page says so and offers a retry', async ({
  page,
  site,
}) => {
  site.expectLog(/503/);
  await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.addInitScript(() => {
    const user = { id: crypto.randomUUID(), email: 'robin@example.com' };
    const session = { access_token: 'a.b.c', refresh_token: 'd', expires_at: 1, token_type: 'bearer', user };
    localStorage.setItem('podium-auth', JSON.stringify(session));
  });
  for (const path of ['/deals', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No answer yet' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('podium-auth'))).toContain('robin@example.com');
});

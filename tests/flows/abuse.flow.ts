import { fillInquiryForm } from './forms.ts';
import { expect, expectHydrated, newAddress, test } from './site.ts';

const trace = 'x-form-trace';

test('a form sends its bot signals in a header, not in its body', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/functions/v1/contact-form'));
  await page.goto('/contact');
  await fillInquiryForm(page, newAddress('robin'));
  await page.getByRole('button', { name: /send/i }).first().click();
  const request = await sent;
  expect(request.headers()[trace]).toMatch(/^elapsed=\d{4,}, decoy=empty$/);
  expect(Object.keys(request.postDataJSON() as object).toSorted()).toEqual([
    'company',
    'email',
    'inquiry_type',
    'message',
    'name',
    'phone',
  ]);
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
});

test('a submission with a filled honeypot field is refused with a sentence at the form', async ({ page, site }) => {
  await page.goto('/');
  const form = page.locator('#newsletter');
  await form.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.getByLabel('E-mail').fill(newAddress('program'));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('as if a program had filled in the form')).toBeVisible();
  site.expectLog(/422/);
});

test('REQ-SAFE-2, REQ-MSG-1: a rate-limited download shows the fixed toast, and the reason at the form', async ({
  page,
  site,
}) => {
  const message = 'Too many attempts. Please try again in 12 minutes.';
  await page.route('**/rest/v1/resource_downloads*', (route) =>
    route.fulfill({ status: 429, json: { code: 'rate_limited', message, details: null, hint: null } }),
  );
  await page.goto('/');
  const button = page.getByRole('button', { name: /AI prompts/i });
  await button.scrollIntoViewIfNeeded();
  await expectHydrated(button);
  const form = page.locator('form').filter({ has: button });
  await form.getByRole('textbox').fill(newAddress('reader'));
  const logged = page.waitForEvent('console', (line) => line.text().includes('The download could not be processed'));
  await button.click();
  await logged;
  await expect(page.getByText('Failed to process download. Please try again.').first()).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText(message);
  site.expectLog(/429/);
  site.expectLog(/download/i);
});

test.describe('REQ-SAFE-2, REQ-FORM-2: a rate-limited form shows the reason in a toast and at the form, and keeps what was typed', () => {
  const message = 'Too many attempts. Please try again in 12 minutes.';
  const email = 'robin@example.com';
  const forms = [
    { at: '/#newsletter', call: 'functions/v1/newsletter-signup', button: 'Subscribe', title: 'Subscription failed' },
    {
      at: '/speaking',
      call: 'functions/v1/speaking-inquiry',
      button: 'Submit Speaking Request',
      title: 'Submission Failed',
      typed: { Name: 'Robin Roe', Message: 'Would you open our forum in Graz?' },
    },
    {
      at: '/contact',
      call: 'functions/v1/contact-form',
      button: 'Send message',
      title: 'Submission Failed',
      typed: { Name: 'Robin Roe', Message: 'May we print the photograph?' },
    },
    {
      at: '/auth',
      call: 'auth/v1/token?grant_type=password',
      button: 'Sign In',
      title: 'Sign in failed',
      typed: { Password: 'a sentence is better' },
    },
    {
      at: '/auth',
      way: 'New here? Create Account',
      call: 'auth/v1/signup',
      button: 'Create Account',
      title: 'Sign up failed',
      typed: { 'Full name': 'Robin Roe', Password: 'a sentence', 'Confirm password': 'a sentence' },
    },
  ];
  for (const { at, way, call, button, title, typed = {} } of forms) {
    test(call, async ({ page, site }) => {
      const json = call.startsWith('functions')
        ? { error: { code: 'rate_limited', message } }
        : { code: 429, msg: message };
      await page.route(
        ({ href }) => href.includes(call),
        (route) => route.fulfill({ status: 429, headers: { 'retry-after': '720' }, json }),
      );
      await page.goto(at);
      if (way) await page.getByRole('button', { name: way }).click();
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });
      for (const [name, text] of Object.entries({ 'E-mail': email, ...typed })) {
        await form.getByLabel(name, { exact: true }).fill(text);
      }
      await form.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expect(page.locator('main, #newsletter').getByText(message).first()).toBeVisible();
      for (const [name, text] of Object.entries({ 'E-mail': email, ...typed })) {
        await expect(form.getByLabel(name, { exact: true })).toHaveValue(text);
      }
      site.expectLog(/429/);
    });
  }
});

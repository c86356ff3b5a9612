import { expect, newAddress, test } from './site.ts';

const trace = 'x-form-trace';

test('issue 6 §1: a form says beside its body how it was filled in', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/functions/v1/contact-form'));
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Robin Roe');
  await page.getByLabel('E-mail').first().fill(newAddress('robin'));
  await page.getByLabel('Message').fill('May we print the photograph of last year?');
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

test('issue 6 §1: what a program fills in is refused with a sentence', async ({ page, site }) => {
  await page.goto('/');
  const coupon = page.locator('#newsletter');
  await coupon.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await coupon.getByLabel('E-mail').fill(newAddress('program'));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(coupon.getByRole('alert')).toContainText('as if a program had filled in the form');
  site.expectLog(/422/);
});

test('issue 6 §1 and rulings: a request too many shows the fixed toast, and its sentence at the form', async ({
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
  await expect(page.locator('[data-asleep]').filter({ has: button })).toHaveCount(0);
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

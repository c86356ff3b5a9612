import { expect, linkIn, newAddress, test } from './site.ts';

test('REQ-RES-1: a requested resource arrives by mail', async ({ page, site }) => {
  const email = newAddress('reader');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Download Hell Week (PDF)' });
  await button.scrollIntoViewIfNeeded();
  await page.locator('form', { has: button }).getByLabel('E-mail').fill(email);
  await button.click();
  await expect(page.getByText('Download link sent to your email!').first()).toBeVisible();

  const mail = await site.mailTo(email, /Hell Week/);
  const file = await page.request.get(linkIn(mail, /\/resources\//));
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 8).toString()).toBe('%PDF-1.4');
});

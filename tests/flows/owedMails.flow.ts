import { brand } from '../../packages/data/src/content/brand.ts';
import { answerTwoSteps, signedInVisitor, submitInterests } from './people.ts';
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

test('REQ-JOIN-5: the owner and the applicant get mails about an application; the applicant reads what is missing', async ({
  page,
  site,
}) => {
  const email = await signedInVisitor(page, site);
  await answerTwoSteps(page, { commitment: '300,000', netWorth: '7,654,321' });
  await submitInterests(page);
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();

  const toApplicant = await site.mailTo(email, /application arrived/);
  expect(toApplicant.text).toContain('You entered $300,000. Deals open at $1,000,000; $700,000 more would open them.');
  expect(linkIn(toApplicant, /\/join$/)).toBeTruthy();

  const toOwner = await site.mailTo(brand.mailboxes.owner, /not qualified/, email);
  for (const mail of [toApplicant, toOwner]) expect(mail.text + mail.html).not.toMatch(/7,?654,?321/);
});

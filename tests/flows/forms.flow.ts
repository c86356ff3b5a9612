import { brand } from '../../packages/data/src/content/brand.ts';
import { freeResources } from '../../packages/data/src/content/freeResources.ts';
import { fillInquiryForm } from './forms.ts';
import { expect, expectHydrated, newAddress, test } from './site.ts';

test('REQ-CALL-1, REQ-FORM-4: a speaking inquiry is sent, confirmed and mailed, and the form returns empty', async ({
  page,
  site,
}) => {
  const email = newAddress('organiser');
  await page.goto('/speaking');
  await fillInquiryForm(page, email);
  const request = page.waitForRequest('**/functions/v1/speaking-inquiry');
  await page.getByRole('main').getByRole('button', { name: 'Submit Speaking Request' }).click();
  expect((await request).postDataJSON()).toEqual({
    name: 'Robin Roe',
    email,
    company: '',
    event_type: '',
    event_date_range: '',
    budget_range: '',
    audience_size: '',
    message: 'May we print the photograph?',
  });
  await expect(page.getByText('Inquiry Submitted!').first()).toBeVisible();
  await expect(page.getByText("We'll get back to you within 48 hours.").first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('', { timeout: 8000 });
  await site.mailTo(email, /./);
  await site.mailTo(brand.mailboxes.owner, /Robin Roe/, email);
});

test('REQ-CALL-1, REQ-CON-1: a message is sent with the type of its tab and confirmed', async ({ page, site }) => {
  const email = newAddress('writer');
  await page.goto('/contact');
  await page.getByRole('tab', { name: 'Media' }).click();
  await expect(page.getByPlaceholder('Your outlet, your deadline, your first question.')).toBeVisible();
  await fillInquiryForm(page, email);
  const request = page.waitForRequest('**/functions/v1/contact-form');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await request).postDataJSON()).toEqual({
    name: 'Robin Roe',
    email,
    phone: '',
    company: '',
    message: 'May we print the photograph?',
    inquiry_type: 'media',
  });
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.").first()).toBeVisible();
  await site.mailTo(brand.mailboxes.owner, /Robin Roe/, email);
});

test('REQ-CALL-1, REQ-RES-1: each resource can be requested, and a missing address shows its sentence', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: /AI prompts/i }) });
  await form.scrollIntoViewIfNeeded();
  await expectHydrated(form);
  await form.getByRole('button').first().click();
  await expect(page.getByText('Please enter your email to download').first()).toBeVisible();
  for (const { button, type } of freeResources.items) {
    const email = newAddress('reader');
    await form.getByRole('textbox').fill(email);
    const request = page.waitForRequest('**/rest/v1/resource_downloads*');
    await form.getByRole('button', { name: button }).click();
    expect((await request).postDataJSON()).toEqual({ email, resource_type: type, source_page: '/' });
    await expect(page.getByText('Download link sent to your email!').first()).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('');
  }
});

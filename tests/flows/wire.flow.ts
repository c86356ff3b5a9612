import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { freeResources } from '@podium/brands/legal-tender/content/freeResources.ts';
import { fillInquiryForm, fillSignUp, fullName, submitSignIn } from './forms.ts';
import { password } from './people.ts';
import { delayRequests, expect, expectHydrated, linkIn, newAddress, test } from './site.ts';

/**
 * Requests (REQ-CALL-1) and mails. Combinations of fields: stories of each form. Sessions: the flow session. The
 * application: the flow applicationTrouble.
 */

test('REQ-CALL-1, REQ-AUTH-1, REQ-AUTH-2: sign-up and sign-in send their fields, and sign-up is pending until answered; the message of the service is shown before the confirmation', async ({
  page,
  site,
  baseURL,
}) => {
  site.expectLog(/400 \(Bad Request\)/);
  const email = newAddress('wire');
  const answer = await delayRequests(page, '**/auth/v1/signup*');
  await page.goto('/auth');
  await page.getByRole('button', { name: /create account/i }).click();
  await fillSignUp(page, email, password);
  const signUp = page.waitForRequest('**/auth/v1/signup*');
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect((await signUp).postDataJSON()).toMatchObject({ email, password, data: { full_name: fullName } });
  expect(new URL((await signUp).url()).searchParams.get('redirect_to')).toBe(`${baseURL}/`);
  await expect(page.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  const signIn = page.waitForRequest('**/auth/v1/token?grant_type=password');
  await submitSignIn(page, email, password);
  expect((await signIn).postDataJSON()).toMatchObject({ email, password });
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Email not confirmed').first()).toBeVisible();
});

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
  const number = (await page.getByText(/^Proposal No\.\s\d{3}\s\d{3}$/).textContent()) ?? '';
  // Both mails have the number that the page showed, which was not sent (REQ-SPK-2).
  const acknowledgement = await site.mailTo(email, /./);
  const notice = await site.mailTo(brand.mailboxes.owner, /Robin Roe/, email);
  for (const { text } of [acknowledgement, notice]) expect(text).toContain(number);
});

test('REQ-CALL-1, REQ-CON-1: a message is sent with the type of its tab, with bot signals in a header, and confirmed', async ({
  page,
  site,
}) => {
  const email = newAddress('writer');
  await page.goto('/contact');
  await page.getByRole('tab', { name: 'Media' }).click();
  await expect(page.getByPlaceholder('Your outlet, your deadline, your first question.')).toBeVisible();
  await fillInquiryForm(page, email);
  const sent = page.waitForRequest('**/functions/v1/contact-form');
  await page.getByRole('button', { name: 'Send message' }).click();
  const request = await sent;
  expect(request.headers()['x-form-trace']).toMatch(/^elapsed=\d{4,}, decoy=empty$/);
  expect(request.postDataJSON()).toEqual({
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

test('REQ-CALL-1, REQ-RES-1: each resource can be requested and arrives by mail, and a missing address shows its sentence', async ({
  page,
  site,
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
    const mail = await site.mailTo(email, /./);
    const file = await page.request.get(linkIn(mail, /\/resources\//));
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
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

import { contactPage } from '../../packages/data/src/content/contactPage.ts';
import { speakingPage } from '../../packages/data/src/content/speakingPage.ts';
import { expect, test } from './site.ts';

/** Requests of completely filled forms (REQ-CALL-1). Partly filled forms and the results: forms.flow.ts. */

test('REQ-CALL-1: a speaking inquiry sends every field, with the values of its options', async ({ page }) => {
  await page.route('**/functions/v1/speaking-inquiry', (route) => route.fulfill({ json: {} }));
  await page.goto('/speaking');
  const form = page.locator('form').filter({ has: page.getByLabel('Dates') });
  const written = {
    name: 'Robin Roe',
    email: 'robin@example.com',
    company: 'Graz Forum',
    event_date_range: '12-14 May',
    message: 'Would you open our forum in Graz?',
  };
  for (const [field, answer] of Object.entries(written)) await form.locator(`[name=${field}]`).fill(answer);
  const { options } = speakingPage.form;
  for (const [question, answers] of Object.entries(options)) {
    const group = form.locator('fieldset').filter({ has: page.locator(`[name=${question}]`) });
    for (const { label, value } of answers) {
      await group.getByRole('radio', { name: label, exact: true }).click();
      await expect(form.locator(`[name=${question}]:checked`)).toHaveValue(value);
    }
  }
  const request = page.waitForRequest('**/functions/v1/speaking-inquiry');
  await form.getByRole('button', { name: speakingPage.form.submit }).click();
  expect((await request).postDataJSON()).toEqual({
    ...written,
    event_type: 'other',
    budget_range: '50k-plus',
    audience_size: '1000-plus',
  });
});

test('REQ-CALL-1, REQ-CON-1: a message sends every field, under each of the four tabs', async ({ page, site }) => {
  site.expectLog(/503/);
  // A rejected form keeps its values (REQ-FORM-2), and can be sent under the next tab.
  await page.route('**/functions/v1/contact-form', (route) => route.fulfill({ status: 503, json: {} }));
  const written = {
    name: 'Robin Roe',
    email: 'robin@example.com',
    phone: '+43 316 000 000',
    company: 'Graz Forum',
    message: 'May we print the photograph?',
  };
  const { tabs, submit } = contactPage.form;
  expect(tabs.map(({ value }) => value)).toEqual(['general', 'speaking', 'media', 'partnership']);
  await page.goto('/contact');
  await expect(page.getByRole('tab', { selected: true }), 'the default').toHaveText('General');
  const form = page.locator('form').filter({ has: page.getByLabel('Phone') });
  for (const [field, answer] of Object.entries(written)) await form.locator(`[name=${field}]`).fill(answer);
  for (const { value, label, placeholder } of tabs) {
    await page.getByRole('tab', { name: label }).click();
    await expect(form.getByLabel('Message')).toHaveAttribute('placeholder', placeholder);
    const request = page.waitForRequest('**/functions/v1/contact-form');
    await form.getByRole('button', { name: submit }).click();
    expect((await request).postDataJSON()).toEqual({ ...written, inquiry_type: value });
    await expect(form.getByRole('button', { name: submit })).toBeVisible();
  }
});

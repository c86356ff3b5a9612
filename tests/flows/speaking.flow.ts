import { speakingPage } from '@podium/brands/legal-tender/content/speakingPage.ts';
import { expect, test } from './site.ts';
import { waitForApp } from './settled.ts';

const { event_type } = speakingPage.form.options;
const workshop = event_type.find(({ value }) => value === 'workshop')?.label;

test('the link of a talk starts the inquiry: event type, and title in the message; another talk replaces it', async ({
  page,
}) => {
  await page.goto('/speaking');
  await waitForApp(page);
  await page.getByRole('link', { name: /Ask for this one.*The machine reads the contract/ }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('The machine reads the contract: ');
  await expect(page.getByRole('radio', { name: workshop })).toBeChecked();
  await expect(page.getByRole('heading', { name: speakingPage.form.heading })).toBeInViewport();
  await message.press('End');
  await message.pressSequentially('Vienna');
  await page.getByRole('link', { name: /Ask for this one.*Page nine/ }).click();
  await expect(message).toHaveValue('Page nine: Vienna');
  await message.fill('');
  await page.getByRole('link', { name: /Ask for this one.*Page nine/ }).click();
  await expect(message).toHaveValue('Page nine: ');
});

import type { Page } from '@playwright/test';

/** Fills in the required fields of the contact form or the speaking inquiry. */
export async function fillInquiryForm(page: Page, email = 'robin@example.com'): Promise<void> {
  await page.getByLabel('Name').fill('Robin Roe');
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Message').fill('May we print the photograph?');
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, email, password);
}

/** Contains an emoji, and runs from right to left. */
export const fullName = 'ليلى 🦊 בן־דוד';

export async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await fillSignIn(page, email, password);
  await page.getByLabel('Confirm password').fill(password);
}

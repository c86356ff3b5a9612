import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import { contactPage } from '@podium/brands/legal-tender/content/contactPage.ts';
import { expect, expectHydrated, test } from './site.ts';

const [{ slug, title, working } = { slug: '', title: '', working: undefined }] = caseStudies.items;
const question = contactPage.about.message.replace('{title}', title);

test.describe('REQ-HOME-5: case studies', () => {
  test('the contact page names what was asked about, and fills the empty message', async ({ page }) => {
    await page.goto(`/contact?about=${slug}`);
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(question);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText(contactPage.about.label)).toHaveCount(0);
    await expect(message).toHaveValue('');
  });

  test('the same after the link on the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: new RegExp(`^${caseStudies.action.label} ?: ${title}$`) }).click();
    await expect(page).toHaveURL(`/contact?about=${slug}`);
    await expect(page.getByText(contactPage.about.label)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(question);
  });

  test('an unknown slug changes nothing', async ({ page }) => {
    await page.goto('/contact?about=unknown');
    const message = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Jonna Ek');
    await expectHydrated(message);
    await expect(page.getByText(contactPage.about.label)).toHaveCount(0);
    await expect(message).toHaveValue('');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a row opens', async ({ page }) => {
      await page.goto('/');
      await page.getByText(caseStudies.working.show).first().click();
      await expect(page.getByText(working?.fault ?? '')).toBeVisible();
    });
  });
});

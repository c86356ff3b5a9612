import { caseStudies } from '@podium/brands/legal-tender/content/caseStudies.ts';
import { contactPage } from '@podium/brands/legal-tender/content/contactPage.ts';
import { waitForApp } from './settled.ts';
import { expect, expectHydrated, test } from './site.ts';

const [{ slug, title } = { slug: '', title: '' }] = caseStudies.items;
const question = contactPage.about.message.replace('{title}', title);

test('REQ-HOME-5: the link of a case study leads to the contact page, which names it and fills the empty message, also after a reload; an unknown slug changes nothing', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/');
  await waitForApp(page);
  await page.getByRole('link', { name: new RegExp(`^${caseStudies.action.label} ?: ${title}$`) }).click();
  await expect(page).toHaveURL(`/contact?about=${slug}`);
  await expect(page.getByText(contactPage.about.label)).toBeVisible();
  await expect(message).toHaveValue(question);
  await page.reload();
  await expect(message).toHaveValue(question);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByText(contactPage.about.label)).toHaveCount(0);
  await expect(message).toHaveValue('');

  await page.goto('/contact?about=unknown');
  await message.hover();
  await expectHydrated(message);
  await expect(page.getByText(contactPage.about.label)).toHaveCount(0);
  await expect(message).toHaveValue('');
});

import { waitForQuiet } from './settled.ts';
import { expect, linkIn, newAddress, test } from './site.ts';

test('REQ-NEWS-1: subscribe, confirm by mail, unsubscribe', async ({ page, site }) => {
  const email = newAddress('reader');

  await test.step('subscribing shows a message at the form and a toast, then the empty form', async () => {
    await page.goto('/');
    const field = page.locator('#newsletter').getByLabel('E-mail');
    await field.fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscribed! Check your email.')).toBeVisible();
    await expect(page.getByText('Welcome to the product memo', { exact: true })).toBeVisible();
    await expect(page.getByText('Check your email to confirm your subscription.').first()).toBeVisible();
    await expect(field).toHaveValue('', { timeout: 5000 });
  });

  const mail = await site.mailTo(email, /confirm/i);

  await test.step('REQ-MAIL-1: the mark and the seal of the mail are pictures of the site, in both themes', async () => {
    const addresses = [...mail.html.matchAll(/ src(?:set)?="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const picture = await page.request.get(address);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    }
  });

  await test.step('opening the mailed link confirms nothing; a press does', async () => {
    const confirmations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/functions/v1/newsletter-confirm')) confirmations.push(request.method());
    });
    await page.goto(linkIn(mail, /newsletter\/confirm/));
    await waitForQuiet(page);
    expect(confirmations).toEqual([]);
    await expect(page.getByText('In register')).toBeHidden();
    await page.getByRole('button', { name: /confirm/i }).click();
    await expect(page.getByRole('heading', { name: 'In register' })).toBeVisible();
  });

  await test.step('one press unsubscribes', async () => {
    await page.goto(linkIn(mail, /newsletter\/unsubscribe/));
    await page.getByRole('button', { name: 'Take it off the list' }).click();
    await expect(page.getByRole('heading', { name: 'Off the list' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { brand } from '../../packages/data/src/content/brand.ts';
import { doubleLetters, escapeFrom, expectFitting, withOpenDialog } from './accessible.ts';
import { answerTwoSteps, closeAccount, signedInInvestor, signedInVisitor } from './people.ts';
import { expect, test } from './site.ts';

/** 320 px (1280 px at 400 % zoom) and doubled font size (REQ-A11Y-1), in states that everyPage does not reach. */

const sizes = {
  '320 px': { viewport: { width: 320, height: 640 }, isDoubled: false },
  'text at 200 %': { viewport: { width: 390, height: 844 }, isDoubled: true },
};

for (const [size, { viewport, isDoubled }] of Object.entries(sizes)) {
  test.describe(`REQ-A11Y-1, ${size}: nothing scrolls horizontally`, () => {
    test.use({ viewport });

    const expectRoom = async (page: Page, state: string) => {
      if (isDoubled) await doubleLetters(page);
      await expectFitting(page, state);
    };

    test('in the application', async ({ page, site }) => {
      await signedInVisitor(page, site);
      await page.goto('/deals');
      await expect(page.getByRole('heading', { name: 'Qualification Required' })).toBeVisible();
      await expectRoom(page, 'qualification required');
      await page.goto('/join');
      await page.getByRole('button', { name: /^Continue/ }).click();
      await expect(page.getByText('Please select yes or no')).toBeVisible();
      await expectRoom(page, 'step 1, refused');
      await answerTwoSteps(page, { commitment: '5' });
      await expect(page.getByRole('listitem').filter({ hasText: 'Invalid commitment' })).toBeVisible();
      await expectRoom(page, 'step 2, refused');
      await answerTwoSteps(page, { commitment: '1500000' });
      await expect(page.getByRole('heading', { name: 'Investment Interests' })).toBeVisible();
      await expectRoom(page, 'step 3');
    });

    test('in the deals and the dialogs', async ({ page }) => {
      await signedInInvestor(page);
      await page.goto('/deals');
      const details = page.getByRole('button', { name: /View Details/ });
      await expect(details).toHaveCount(4);
      await expectRoom(page, 'deals');
      await details.first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectDialogRoom(page, 'alert');
      await escapeFrom(page.getByRole('alertdialog'));

      await page.getByRole('button', { name: 'Account' }).click();
      for (const tab of ['Password', 'E-mail', 'My data', 'Delete']) {
        await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
        await expectDialogRoom(page, `account, ${tab}`);
      }
      await closeAccount(page);

      await page.goto('/calendar');
      if (isDoubled) await doubleLetters(page);
      const openers = [
        page.getByRole('button', { name: /^Details/ }).first(),
        page.getByRole('main').getByRole('button', { name: /^Invite/ }),
        page.getByRole('button', { name: 'Open menu' }),
      ];
      for (const opener of openers) await withOpenDialog(opener, () => expectDialogRoom(page, opener.toString()));
    });
  });
}

for (const width of [320, 390]) {
  test(`REQ-A11Y-1, ${width} px, text at 200 %: the bar shows the whole name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await doubleLetters(page);
    const name = page.getByRole('banner').getByRole('link', { name: brand.name }).getByText(brand.name);
    // An ellipsis hides text that would make it wider.
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect((await name.boundingBox())?.height).toBeLessThan(60);
    await expect(name).toBeInViewport({ ratio: 1 });
    await expectFitting(page, 'bars');
  });
}

test.describe('REQ-A11Y-1, 320 px and text at 200 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing in a drawer scrolls horizontally', async ({ page }) => {
    await page.goto('/');
    await doubleLetters(page);
    for (const name of ['Open menu', 'On the Road']) {
      await withOpenDialog(page.getByRole('button', { name }), () => expectDialogRoom(page, name));
    }
  });
});

/** The dialog is inside the viewport and does not scroll horizontally, except for a row of tabs. */
async function expectDialogRoom(page: Page, state: string): Promise<void> {
  const dialog = page.locator('dialog[open]').last();
  await expect
    .configure({ soft: true })
    .poll(() => dialog.evaluate(readOverflow), { message: state })
    .toEqual([]);
}

/** Runs in the page. */
function readOverflow(dialog: Element): string[] {
  const edge = document.documentElement.clientWidth;
  const faults: string[] = [];
  for (const element of [dialog, ...dialog.querySelectorAll('*')]) {
    const { overflowX } = getComputedStyle(element);
    const isRail = element.getAttribute('role') === 'tablist';
    const scrolls = ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth;
    if (scrolls && !isRail) faults.push(`${element.localName} scrolls sideways: ${element.textContent.slice(0, 40)}`);
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = width > 1 && (left < -1 || right > edge + 1);
    if (isOut && !element.closest('[aria-hidden=true], [role=tablist]')) {
      faults.push(`${element.localName} cut off: ${element.textContent.slice(0, 40)}`);
    }
  }
  return faults;
}

import type { Page } from '@playwright/test';
import { doubleLetters, escapeFrom, expectFitting, lookBehind } from './accessible.ts';
import { answerTwoSteps, closeAccount, signedInVisitor } from './people.ts';
import { expect, signIn, test } from './site.ts';

/** Issue 5 §4: 320 px, which is 1280 px at 400 %, and letters of twice their size; what accessiblePages cannot reach. */

const sizes = {
  '320 px': { viewport: { width: 320, height: 640 }, isDoubled: false },
  'letters of twice their size': { viewport: { width: 390, height: 844 }, isDoubled: true },
};

for (const [size, { viewport, isDoubled }] of Object.entries(sizes)) {
  test.describe(`issue 5 §4, ${size}: nothing scrolls sideways`, () => {
    test.use({ viewport });

    const expectRoom = async (page: Page, state: string) => {
      if (isDoubled) await doubleLetters(page);
      await expectFitting(page, state);
    };

    test('on the way to the deals', async ({ page, site }) => {
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

    test('among the deals, and in the dialogs', async ({ page }) => {
      await signIn(page, 'investor@podium.example', 'podium-demo');
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
      for (const opener of openers) await lookBehind(opener, () => expectDialogRoom(page, opener.toString()));
    });
  });
}

test.describe('issue 5 §4, both at once', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing in a drawer scrolls sideways', async ({ page }) => {
    await page.goto('/');
    await doubleLetters(page);
    for (const name of ['Open menu', 'On the Road']) {
      await lookBehind(page.getByRole('button', { name }), () => expectDialogRoom(page, name));
    }
  });
});

/** The dialog lies within the window, and nothing in it beside it; a row of tabs may scroll by itself. */
async function expectDialogRoom(page: Page, state: string): Promise<void> {
  const dialog = page.locator('dialog[open], [role=dialog], [role=alertdialog]').last();
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

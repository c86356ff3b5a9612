import type { EarlyIntent } from '../../apps/site/src/shell/earlyIntent.ts';
import { titles } from '../../packages/data/src/content/titles.ts';
import { waitForQuiet } from '../../tools/settled.ts';
import { expect, test } from './site.ts';

/** Issue 5 §1 and §3: what a visitor does in the very moment in which the app takes the page over is done once. */

declare global {
  interface Window {
    podiumEarly?: EarlyIntent;
    held: { tasks: (() => void)[]; areHeld: boolean };
  }
}

/** Runs in the page before everything else: the tasks in which React works wait, each until it is called, or all are let go. */
function holdTasks(): void {
  const tasks: (() => void)[] = [];
  window.held = { tasks, areHeld: true };
  const { prototype } = MessagePort;
  const post: unknown = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value;
  if (typeof post !== 'function') throw new Error('unreachable');
  prototype.postMessage = function postLater(...message: unknown[]) {
    const task = () => Reflect.apply(post, this, message);
    if (window.held.areHeld) tasks.push(task);
    else task();
  };
}

test.describe('issue 5 §1 and §3, while the page is taken over', () => {
  test('what is typed at the moment in which a form wakes is not overwritten by what was typed before', async ({
    page,
  }) => {
    // The app never comes.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/contact');
    const name = page.getByLabel('Name');
    await name.pressSequentially('Rob');
    // As the app does it, before it says that it is awake.
    await page.evaluate(() => {
      if (window.podiumEarly) window.podiumEarly.isUp = true;
      for (const island of document.querySelectorAll('[data-asleep]')) island.removeAttribute('data-asleep');
    });
    await name.pressSequentially('in');
    expect(await name.evaluate((field: HTMLInputElement) => window.podiumEarly?.typed?.get(field))).toBe('Robin');
  });

  test('a press at the moment in which the page is taken over is answered once', async ({ page }) => {
    await page.addInitScript(holdTasks);
    await page.goto('/privacy');
    const back = page.getByRole('button', { name: 'Back' }).last();
    await back.evaluate(async (button: HTMLElement) => {
      const isTakenOver = () => Object.keys(button).some((key) => key.startsWith('__reactProps'));
      while (!isTakenOver()) {
        window.held.tasks.shift()?.();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      button.click();
      window.held.areHeld = false;
      for (const task of window.held.tasks) task();
    });
    await waitForQuiet(page);
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(titles.home);
  });
});

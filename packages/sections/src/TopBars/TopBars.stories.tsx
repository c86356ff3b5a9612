import { expect, waitFor } from 'storybook/test';
import { banner } from '@podium/data/content/banner';
import { navigation } from '@podium/data/content/navigation';
import preview from '@podium/storybook/preview';
import { expectStillness, keyboardWalk, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { EventBanner } from '../EventBanner/EventBanner.tsx';
import { NavigationBar } from '../NavigationBar/NavigationBar.tsx';
import { TopBars } from './TopBars.tsx';

const meta = preview.meta({
  component: TopBars,
  args: {
    banner: <EventBanner content={banner} />,
    navigation: (isPast50) => <NavigationBar content={navigation} isHome={false} isPast50={isPast50} />,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ paddingBlockStart: 160, minBlockSize: 3000 }}>
          <h1>A long page</h1>
          <p>
            <a href="#end">A link in the text</a>
          </p>
        </main>
      </>
    ),
  ],
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

function scrollTo(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
}

function bar(canvasElement: HTMLElement): Element {
  const element = canvasElement.querySelector('[data-past-50]');
  if (!element) throw new Error('There is no navigation bar.');
  return element;
}

/** Where the lower edge of the banner lies, in pixels from the top of the window. */
function bannerEdge(canvasElement: HTMLElement): number {
  return canvasElement.querySelector('section')?.getBoundingClientRect().bottom ?? Number.NaN;
}

async function afterScrolling() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** At the top of the page: the banner, and a navigation bar without a ground of its own. */
export const AtTheTop = meta.story();

/** 50 pixels change nothing, 51 do. */
export const FiftyPixels = meta.story({
  play: async ({ canvasElement }) => {
    scrollTo(50);
    await afterScrolling();
    await expect(bar(canvasElement)).toHaveAttribute('data-past-50', 'false');
    scrollTo(51);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-past-50', 'true'));
    scrollTo(0);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-past-50', 'false'));
  },
});

/** On wide screens the banner stays, however far the page has scrolled. */
export const ScrolledOnWide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    scrollTo(900);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-past-50', 'true'));
    await expect(bannerEdge(canvasElement)).toBeGreaterThan(40);
  },
});

/** On narrow screens it makes room on the way down and comes back on the way up. */
export const ScrolledOnNarrow = meta.story({
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    scrollTo(900);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0));
    await waitFor(() => expect(bar(canvasElement).getBoundingClientRect().bottom).toBe(52));
    scrollTo(850);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeGreaterThanOrEqual(48));
    scrollTo(900);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0));
  },
});

/** The banner comes back for the keyboard: what has the focus is on screen. */
export const FocusBringsItBack = meta.story({
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    scrollTo(900);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'SECURE YOUR SEAT' })).toHaveFocus();
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeGreaterThanOrEqual(48));
  },
});

/** The narrowest screen, after the event. */
export const NarrowPast = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { now: '2026-06-01T12:00:00Z' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Under reduced motion the banner is there or is not: it does not slide. */
export const ReducedMotion = meta.story({
  globals: { viewport: { value: 'mobile' }, ...reducedMotion.globals },
  play: async ({ canvasElement }) => {
    await expectStillness();
    scrollTo(900);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-past-50', 'true'));
    await expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0);
  },
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

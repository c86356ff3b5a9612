import { expect, waitFor } from 'storybook/test';
import { banner } from '@podium/brands/legal-tender/content/banner.ts';
import { navigation } from '@podium/brands/legal-tender/content/navigation.ts';
import preview from '@podium/storybook/preview';
import { EventBanner } from '../EventBanner/EventBanner.tsx';
import { NavigationBar } from '../NavigationBar/NavigationBar.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = preview.meta({
  component: SiteHeader,
  args: {
    banner: <EventBanner content={banner} />,
    navigation: (isPast50) => <NavigationBar content={navigation} isHome={false} isPast50={isPast50} />,
  },
  parameters: { docs: { story: { height: '480px' } } },
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
  beforeEach: () => scrollTo(0),
});

function scrollTo(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
}

function bar(canvasElement: HTMLElement): Element {
  const element = canvasElement.querySelector('[data-past-50]');
  if (!element) throw new Error('There is no navigation bar.');
  return element;
}

/** Position of the banner's lower edge, in pixels from the top of the viewport. */
function bannerEdge(canvasElement: HTMLElement): number {
  return canvasElement.querySelector('section')?.getBoundingClientRect().bottom ?? Number.NaN;
}

/** At the top of the page: the banner, and a transparent navigation bar. */
export const AtTheTop = meta.story({ tags: ['visual'] });

/** On wide screens the banner stays, however far the page is scrolled. */
export const ScrolledOnWide = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    scrollTo(500);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-past-50', 'true'));
    await expect(bannerEdge(canvasElement)).toBeGreaterThan(40);
  },
});

/** On narrow screens the banner slides away on scrolling down and returns on scrolling up (REQ-BAN-1). */
export const ScrolledOnNarrow = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    scrollTo(500);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0));
    await waitFor(() => expect(bar(canvasElement).getBoundingClientRect().bottom).toBe(52));
    scrollTo(450);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeGreaterThanOrEqual(48));
    scrollTo(500);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0));
  },
});

/** Focus inside the banner shows it again. */
export const FocusBringsItBack = meta.story({
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    scrollTo(500);
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'SECURE YOUR SEAT' })).toHaveFocus();
    await waitFor(() => expect(bannerEdge(canvasElement)).toBeGreaterThanOrEqual(48));
  },
});

/** Without a banner the page reserves no space for it. */
export const WithoutBanner = meta.story({
  args: { banner: undefined },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement).getBoundingClientRect().top).toBe(0);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--banner-height')).toBe('0px');
  },
});

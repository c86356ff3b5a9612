import { expect, waitFor } from 'storybook/test';
import { navigation } from '@podium/brands/legal-tender/content/navigation.ts';
import { uiTexts } from '@podium/brands/legal-tender/content/uiTexts.ts';
import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { UiTextsProvider } from '@podium/ui/locale/UiTexts';
import { surface } from '@podium/ui/theme/surface.css';
import { NavigationBar } from './NavigationBar.tsx';

const meta = preview.meta({
  component: NavigationBar,
  args: { content: navigation, isHome: false },
  parameters: { docs: { story: { height: '480px' } } },
  decorators: [
    withWrapper(<UiTextsProvider value={uiTexts}>{null}</UiTextsProvider>),
    (Story) => (
      <>
        <header>
          <Story />
        </header>
        <main>
          <section id="hero" style={{ minBlockSize: 700 }}>
            <h1>The first section</h1>
          </section>
          <section id="calendar" style={{ minBlockSize: 2000 }}>
            <h2>The calendar</h2>
            <a href="#hero">A link inside it</a>
          </section>
        </main>
      </>
    ),
  ],
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

const desktop = { viewport: { value: 'desktop' } };
const mobile = { viewport: { value: 'mobile' } };

/** Away from home every item links to its route, and the current page is marked (REQ-NAV-2). */
export const Elsewhere = meta.story({ globals: desktop, args: { currentPath: '/speaking' } });

/** At home every item is an anchor that works before hydration; a click scrolls there and moves focus (REQ-NAV-2). */
export const AtHome = meta.story({
  tags: ['visual'],
  globals: desktop,
  args: { isHome: true, currentPath: '/' },
  play: async ({ canvas, userEvent }) => {
    const calendar = canvas.getByRole('link', { name: 'Calendar' });
    await expect(calendar).toHaveAttribute('href', '#calendar');
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
    await userEvent.click(calendar);
    await expect(document.querySelector('#calendar')).toHaveFocus();
    await ended;
    await expect(window.scrollY).toBeGreaterThan(300);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A link inside it' })).toHaveFocus();
    // So that the picture shows the top of the page.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** For signed-in users 'Deals' takes the place of 'Sign In', and nothing moves (REQ-NAV-3). */
export const SignedIn = meta.story({
  tags: ['visual'],
  globals: desktop,
  args: { isSignedIn: true },
  render: (args) => (
    <>
      <NavigationBar {...args} isSignedIn={false} content={{ ...args.content, label: 'Main, signed out' }} />
      <NavigationBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const signIn = canvas.getByRole('link', { name: 'Sign In' });
    const deals = canvas.getByRole('link', { name: 'Deals' });
    await expect(signIn).toHaveAttribute('href', '/auth');
    await expect(deals).toHaveAttribute('href', '/deals');
    await expect(deals.getBoundingClientRect().left).toBe(signIn.getBoundingClientRect().left);
    await expect(deals.getBoundingClientRect().width).toBe(64);
  },
});

/** A brand without accounts has no account link. */
export const WithoutAccounts = meta.story({
  globals: desktop,
  args: { content: { ...navigation, account: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});

/** Scrolled past 50 pixels: lower, solid, with a border (REQ-NAV-1). */
export const Past50 = meta.story({ tags: ['visual'], args: { isPast50: true } });

/** Above a first section on another surface it takes that surface's colours until it turns solid. */
export const OnFields = meta.story({
  globals: desktop,
  args: { currentPath: '/invest' },
  render: (args) => (
    <>
      {(['accent1', 'inverse', 'inverseAlt'] as const).map((firstSurface) => (
        <div key={firstSurface} className={surface[firstSurface]}>
          <NavigationBar
            {...args}
            firstSurface={firstSurface}
            content={{ ...args.content, label: `Main, on ${firstSurface}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const field of ['accent1', 'inverse', 'inverseAlt']) {
      const list = canvas.getByRole('navigation', { name: `Main, on ${field}` });
      const band = list.closest(`div[data-past-50]`)?.parentElement;
      await expect(getComputedStyle(list).color).toBe(band && getComputedStyle(band).color);
    }
  },
});

/** Above a drawing it is solid at the top of the page too, at its full height. */
export const OnDrawing = meta.story({
  globals: desktop,
  args: { isSolid: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' }).closest('[data-solid]');
    await expect(bar?.getBoundingClientRect().height).toBe(80);
  },
});

/** The open drawer, with the current page marked (REQ-NAV-4). */
export const MenuOpen = meta.story({
  tags: ['visual'],
  globals: mobile,
  args: { currentPath: '/speaking' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
});

/** With reduced motion the page jumps to the section. */
export const ReducedMotion = meta.story({
  globals: { ...desktop, motion: 'reduce' },
  args: { isHome: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await expect(window.scrollY).toBeGreaterThan(300);
  },
});

/** A long brand at 320 px is clipped with an ellipsis and leaves the menu button its size. */
export const LongBrand = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    content: { ...navigation, brand: { ...navigation.brand, name: 'Maximilian-Alexander von Hohenfels-Wittelsbach' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Open menu' }).getBoundingClientRect().width,
    ).toBeGreaterThanOrEqual(44);
  },
});

import { expect, waitFor } from 'storybook/test';
import { navigation } from '@podium/data/content/navigation';
import preview from '@podium/storybook/preview';
import { expectStillness, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { ground } from '@podium/ui/theme/fields.css';
import { NavigationBar } from './NavigationBar.tsx';

const meta = preview.meta({
  component: NavigationBar,
  args: { content: navigation, isHome: false },
  decorators: [
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

const places = ['About', 'Speaking', 'Calendar', 'Media', 'Investments', 'TV Series'];
const desktop = { viewport: { value: 'desktop' } };
const mobile = { viewport: { value: 'mobile' } };

/** Away from home every item leads to its route, and the page being shown is marked. */
export const Elsewhere = meta.story({
  globals: desktop,
  args: { currentPath: '/speaking' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Main' });
    const links = [...list.querySelectorAll('a')];
    await expect(links.map((link) => link.textContent)).toEqual([...places, 'Contact']);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/speaking',
      '/calendar',
      '/media',
      '/invest',
      '/tv',
      '/contact',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Speaking');
    await expect(canvas.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/speaking');
    await expect(canvas.getByRole('link', { name: navigation.brand.name })).toHaveAttribute('href', '/');
  },
});

/** At home every item is an anchor, so that it works before any script; a click scrolls there and takes the focus along. */
export const AtHome = meta.story({
  globals: desktop,
  args: { isHome: true, currentPath: '/' },
  play: async ({ canvas, userEvent }) => {
    const calendar = canvas.getByRole('link', { name: 'Calendar' });
    await expect(calendar).toHaveAttribute('href', '#calendar');
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await userEvent.click(calendar);
    await expect(document.querySelector('#calendar')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(300));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A link inside it' })).toHaveFocus();
  },
});

/** At home the brand leads to the hero. */
export const BrandAtHome = meta.story({
  args: { isHome: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: navigation.brand.name }));
    await expect(document.querySelector('#hero')).toHaveFocus();
  },
});

/** An item whose section the page does not have stays a plain anchor. */
export const SectionMissing = meta.story({
  globals: desktop,
  args: { isHome: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Media' }));
    await expect(canvas.getByRole('link', { name: 'Media' })).toHaveAttribute('href', '#media');
    await expect(window.scrollY).toBe(0);
  },
});

/** Past 50 pixels: lower, solid, with a hairline. */
export const Past50 = meta.story({ args: { isPast50: true } });

/** Above a first section on sunflower, deep or night it takes that ground's colours, until it has a ground of its own. */
export const OnFields = meta.story({
  globals: desktop,
  args: { currentPath: '/invest' },
  render: (args) => (
    <>
      {(['sun', 'deep', 'night'] as const).map((firstGround) => (
        <div key={firstGround} className={ground[firstGround]}>
          <NavigationBar
            {...args}
            firstGround={firstGround}
            content={{ ...args.content, label: `Main, on ${firstGround}` }}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const field of ['sun', 'deep', 'night']) {
      const list = canvas.getByRole('navigation', { name: `Main, on ${field}` });
      const band = list.closest(`div[data-past-50]`)?.parentElement;
      await expect(getComputedStyle(list).color).toBe(band && getComputedStyle(band).color);
    }
  },
});

/** Solid, it is paper above every first section. */
export const OnFieldPast50 = meta.story({ globals: desktop, args: { firstGround: 'deep', isPast50: true } });

/** Above a drawing it is solid at the top of the page too, and as tall as anywhere there. */
export const OnDrawing = meta.story({
  globals: desktop,
  args: { isSolid: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' }).closest('[data-solid]');
    await expect(bar?.getBoundingClientRect().height).toBe(80);
  },
});

/** The drawer: opened by keyboard it keeps the focus inside, and closed gives it back. Escape is the browser's own. */
export const MenuByKeyboard = meta.story({
  globals: mobile,
  args: { currentPath: '/speaking' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.contains(document.activeElement)).toBe(true);
    await expect([...menu.querySelectorAll('li')].map((item) => item.textContent)).toEqual(places);
    await expect(canvas.getByRole('link', { name: 'SIGN IN' })).toHaveAttribute('href', '/auth');
    for (let step = 0; step < 14; step += 1) {
      await userEvent.tab();
      await expect(menu.contains(document.activeElement) || document.activeElement === document.body).toBe(true);
    }
    (menu as HTMLDialogElement).close();
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
});

/** The open drawer, with the page being shown marked. */
export const MenuOpen = meta.story({
  globals: mobile,
  args: { currentPath: '/speaking' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
});

/** Picking an item closes the drawer; the scrolling and the focus land on the section. */
export const MenuPick = meta.story({
  globals: mobile,
  args: { isHome: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(document.querySelector('#calendar')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(300));
  },
});

const longName = 'Maximilian-Alexander von Hohenfels-Wittelsbach';

/** A long brand gives way to the links and ends in an ellipsis. */
export const LongBrand = meta.story({
  args: {
    content: {
      ...navigation,
      brand: { ...navigation.brand, name: longName },
      book: { label: 'Book Maximilian', href: '/speaking' },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A brand of three letters. */
export const Short = meta.story({
  globals: desktop,
  args: {
    content: {
      ...navigation,
      brand: { ...navigation.brand, name: 'Ada' },
      book: { label: 'Book Ada', href: '/speaking' },
    },
  },
});

/** Under reduced motion the page jumps to the section, and nothing of the bar moves. */
export const ReducedMotion = meta.story({
  globals: { ...desktop, ...reducedMotion.globals },
  args: { isHome: true },
  play: async ({ canvas, userEvent }) => {
    await expectStillness();
    await userEvent.click(canvas.getByRole('link', { name: 'Calendar' }));
    await expect(window.scrollY).toBeGreaterThan(300);
  },
});

/** The narrowest screen: brand and menu button. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { content: { ...navigation, brand: { ...navigation.brand, name: longName } } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(
      canvas.getByRole('button', { name: 'Open menu' }).getBoundingClientRect().width,
    ).toBeGreaterThanOrEqual(44);
  },
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

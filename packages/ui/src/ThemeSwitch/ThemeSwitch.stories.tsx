import { inside } from '@podium/storybook/inside';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { chooseTheme } from '../theme/themeChoice.tsx';
import { themeStorageKey } from '../theme/themeScript.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  component: ThemeSwitch,
  beforeEach: () => {
    const root = document.documentElement;
    const shown = root.getAttribute('data-theme');
    return () => {
      chooseTheme('system');
      if (shown) root.setAttribute('data-theme', shown);
    };
  },
  decorators: [inside(<div style={{ padding: 24, maxWidth: 400 }} />)],
});

/** At first it follows the system. */
export const System = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
});

/** A choice shows at once and is remembered. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Plate' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem(themeStorageKey)).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Paper' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await expect(canvas.getByRole('radio', { name: 'Paper' })).toBeChecked();
  },
});

/** Back to the system: nothing is kept. */
export const BackToSystem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Plate' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem(themeStorageKey)).toBeNull();
  },
});

/** Under the pointer a cell is tinted. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('radio', { name: 'Plate' }).closest('label')!;
    pointAt(cell);
    await expect(getComputedStyle(cell, '::before').opacity).toBe('0.1');
  },
});

/** The arrow keys move the choice. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Paper' })).toBeChecked();
  },
});

/** Two on a page say the same. */
export const TwoOnAPage = meta.story({
  render: () => (
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio', { name: 'Plate' });
    await userEvent.click(first!);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
  },
});

/** Where the browser closes its storage, the choice holds until the page is left. */
export const WithoutStorage = meta.story({
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    return () => {
      if (original) Object.defineProperty(globalThis, 'localStorage', original);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Plate' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(canvas.getByRole('radio', { name: 'Plate' })).toBeChecked();
  },
});

/** In the footer it is drawn in the colours of the night. */
export const OnNight = meta.story({
  decorators: [inside(<div className={ground.night} style={{ padding: 24 }} />)],
});

/** At 320px the cells take a line of their own. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** In right-to-left text the choice begins on the right. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
    await userEvent.click(second!);
    await expect(second).toBeChecked();
  },
});

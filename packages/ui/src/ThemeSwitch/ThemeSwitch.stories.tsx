import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, spyOn } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { chooseTheme } from '../theme/themeChoice.ts';
import { themeStorageKey } from '../theme/themeScript.ts';
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
  decorators: [withWrapper(<div style={{ padding: 24, maxWidth: 400 }} />)],
});

/** Initially follows the system. */
export const System = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
});

/** Choosing the system again removes the stored value. */
export const BackToSystem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem(themeStorageKey)).toBeNull();
  },
});

/** On hover a cell is tinted. */
export const Hovered = meta.story({
  play: ({ canvas }) => pointAt(canvas.getByRole('radio', { name: 'Dark' }).closest('label')!),
});

/** Two switches on a page stay in sync. */
export const TwoOnAPage = meta.story({
  render: () => (
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio', { name: 'Dark' });
    await userEvent.click(first!);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
  },
});

/** With blocked storage the choice lasts until the page unloads. */
export const WithoutStorage = meta.story({
  beforeEach: () => {
    const storage = spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    return () => storage.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

/** In the footer it has the colours of its surface. */
export const OnInverseAlt = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div className={surface.inverseAlt} style={{ padding: 24 }} />)],
});

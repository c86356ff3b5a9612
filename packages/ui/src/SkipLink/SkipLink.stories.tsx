import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ padding: 96 }}>
        The content
      </main>
    </>
  ),
});

/** Not to be seen until the Tab key finds it. */
export const Hidden = meta.story();

/** With the focus it lies over everything in the corner. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
});

/** Right to left: in the upper right corner. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(right).toBeGreaterThan(document.documentElement.clientWidth / 2);
  },
});

/** Longer words than the screen is wide take a second line. */
export const LongGerman = meta.story({
  args: { children: 'Navigationsleiste überspringen und zum Hauptinhaltsbereich gehen' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

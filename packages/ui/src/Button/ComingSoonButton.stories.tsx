import { pointAt } from '@podium/storybook/pointer';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { ComingSoonButton } from './ComingSoonButton.tsx';

const meta = preview.meta({
  component: ComingSoonButton,
  args: { children: 'Get the tools' },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A dashed border marks an unavailable action. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get the tools' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
  },
});

/** Focus shows the hint inside the button. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heightBefore = canvas.getByRole('button').getBoundingClientRect().height;
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Coming soon')).opacity).toBe('1'));
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(heightBefore);
  },
});

/** Hover shows the hint too. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    pointAt(canvas.getByRole('button'));
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Coming soon')).opacity).toBe('1'));
  },
});

/** In the small size, on the second accent surface. */
export const SmallOnAccent2 = meta.story({
  tags: ['visual'],
  args: { size: 'small' },
  decorators: [withWrapper(<div className={surface.accent2} style={{ padding: 24 }} />)],
});

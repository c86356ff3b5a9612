import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { ComingSoonButton } from './ComingSoonButton.tsx';

const meta = preview.meta({
  component: ComingSoonButton,
  args: { children: 'Get the tools' },
  render: (args) => (
    <div className={ground[args.tone ?? 'paper']} style={{ padding: 24 }}>
      <ComingSoonButton {...args} />
    </div>
  ),
});

/** Dashed: something that cannot be had yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get the tools' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
  },
});

/** The focus brings out the reason, inside the button, so that nothing is covered. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heightBefore = canvas.getByRole('button').getBoundingClientRect().height;
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Coming soon')).opacity).toBe('1'));
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(heightBefore);
  },
});

/** Under the pointer it gives the reason too. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    pointAt(canvas.getByRole('button'));
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Coming soon')).opacity).toBe('1'));
  },
});

/** In the small size, on rose. */
export const SmallOnRose = meta.story({ args: { size: 'small', tone: 'rose' } });

import { withWrapper } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { expect, fn } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { ArrowButton } from './ArrowButton.tsx';

const meta = preview.meta({
  component: ArrowButton,
  args: { to: 'next' as const, label: 'Next month', onPress: fn() },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** To the next item. */
export const Next = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next month' });
    await expect(button.getBoundingClientRect().width).toBe(48);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

/** No further item: a press has no effect, and focus is kept. */
export const Disabled = meta.story({
  tags: ['visual'],
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Inherits the text colour of every surface. */
export const OnEverySurface = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {(['page', 'alt', 'raised', 'inverse', 'accent1', 'accent2', 'accent3', 'inverseAlt'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ display: 'flex', gap: 12, padding: 24 }}>
          <ArrowButton to="previous" label="Previous" onPress={fn()} />
          <ArrowButton to="next" label="Next" onPress={fn()} />
          <ArrowButton to="next" label="Next" size="small" isDisabled onPress={fn()} />
        </div>
      ))}
    </div>
  ),
});

/** On hover the border is twice as thick, except on a disabled button. */
export const Hovered = meta.story({
  render: OnEverySurface.input.render,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    pointAt(...buttons);
    for (const button of buttons) {
      const { boxShadow } = getComputedStyle(button);
      await (button.ariaDisabled ? expect(boxShadow).toBe('none') : expect(boxShadow).toContain('inset'));
    }
  },
});

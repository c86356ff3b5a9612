import { inside } from '@podium/storybook/inside';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect, fn } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { ArrowButton } from './ArrowButton.tsx';

const meta = preview.meta({
  component: ArrowButton,
  args: { to: 'next' as const, label: 'Next month', onPress: fn() },
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** On to what follows. */
export const Next = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next month' });
    await expect(button.getBoundingClientRect().width).toBe(48);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

/** Back to what came before. */
export const Previous = meta.story({ args: { to: 'previous', label: 'Previous month' } });

/** 44 px square where room is short. */
export const Small = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
});

/** Nothing further that way: it does nothing, and keeps the focus. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Every ground lends its colour. */
export const OnEveryGround = meta.story({
  render: ({ onPress }) => (
    <div>
      {(['paper', 'laid', 'sheet', 'deep', 'sun', 'rose', 'verm', 'night'] as const).map((name) => (
        <div key={name} className={ground[name]} style={{ display: 'flex', gap: 12, padding: 24 }}>
          <ArrowButton to="previous" label="Previous" onPress={onPress} />
          <ArrowButton to="next" label="Next" onPress={onPress} />
          <ArrowButton to="next" label="Next" size="small" isDisabled onPress={onPress} />
        </div>
      ))}
    </div>
  ),
});

/** Under the pointer the edge is twice as thick; what leads nowhere stays as it is. */
export const Hovered = meta.story({
  render: OnEveryGround.input.render,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    pointAt(...buttons);
    for (const button of buttons) {
      const { boxShadow } = getComputedStyle(button);
      await (button.ariaDisabled ? expect(boxShadow).toBe('none') : expect(boxShadow).toContain('inset'));
    }
  },
});

/** Arrows point in the reading direction. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: ({ onPress }) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ArrowButton to="previous" label="Previous" onPress={onPress} />
      <ArrowButton to="next" label="Next" onPress={onPress} />
    </div>
  ),
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

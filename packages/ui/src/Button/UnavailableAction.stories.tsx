import { padded, withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { UnavailableAction } from './UnavailableAction.tsx';

const meta = preview.meta({
  component: UnavailableAction,
  args: { children: 'Get the tools', reason: 'The tools are still being tested.' },
  decorators: [padded],
});

/** Label and reason as text, without the box of a button. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get the tools' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('The tools are still being tested.');
  },
});

/** On the inverse surface, with a long label and a long reason. */
export const LongOnInverse = meta.story({
  tags: ['visual'],
  args: {
    children: 'SECURE YOUR TICKET FOR ALL THREE DAYS NOW',
    reason: 'This event took place on September 11-12, 2025, and the next one has no date.',
  },
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: 24, maxInlineSize: 360 }} />)],
});

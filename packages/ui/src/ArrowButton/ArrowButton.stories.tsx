import { padded } from '@podium/storybook/withWrapper';
import { pointAt } from '@podium/storybook/pointer';
import preview from '@podium/storybook/preview';
import { fn } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { ArrowButton } from './ArrowButton.tsx';

const meta = preview.meta({
  component: ArrowButton,
  args: { to: 'next' as const, label: 'Next month', onPress: fn() },
  decorators: [padded],
});

export const Next = meta.story({ tags: ['visual'] });

/** Inherits the text colour of every surface. */
export const OnEverySurface = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div>
      {(['page', 'alt', 'raised', 'inverse', 'accent1', 'accent2', 'accent3', 'inverseAlt'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ display: 'flex', gap: 12, padding: 24 }}>
          <ArrowButton {...args} to="previous" />
          <ArrowButton {...args} />
          <ArrowButton {...args} size="small" />
        </div>
      ))}
    </div>
  ),
});

/** On hover the border is twice as thick. */
export const Hovered = meta.story({ play: ({ canvas }) => pointAt(canvas.getByRole('button')) });

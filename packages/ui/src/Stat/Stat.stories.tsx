import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { surface } from '../theme/surface.css.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { figure: '€100M+', label: 'sales volume' },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A single stat: the label is below the figure, on wide screens beside it. */
export const Default = meta.story();

/** On an accent surface the label has the text colour. */
export const OnAccent1 = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div className={surface.accent1} style={{ padding: 24 }} />)],
});

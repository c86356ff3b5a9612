import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { PromiseFigure } from './PromiseFigure.tsx';

const meta = preview.meta({
  component: PromiseFigure,
  args: { figure: '48', label: 'hours at most, for dates' },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A figure and its meaning, read as one sentence. */
export const Default = meta.story();

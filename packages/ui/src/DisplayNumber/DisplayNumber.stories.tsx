import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { DisplayNumber } from './DisplayNumber.tsx';

const meta = preview.meta({
  component: DisplayNumber,
  args: { value: '404' },
  decorators: [withWrapper(<div style={{ padding: 24, overflow: 'clip' }} />)],
});

/** Two ruled layers, offset from each other. */
export const Default = meta.story({ tags: ['visual'] });

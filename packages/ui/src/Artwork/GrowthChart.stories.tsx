import preview from '@podium/storybook/preview';
import { withWrapper } from '@podium/storybook/withWrapper';
import { GrowthChart } from './GrowthChart.tsx';

const steps = [1, 4, 9].map((count, index) => ({ at: index / 2, count }));

const meta = preview.meta({
  component: GrowthChart,
  args: { steps },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** One, four and nine. */
export const Default = meta.story();

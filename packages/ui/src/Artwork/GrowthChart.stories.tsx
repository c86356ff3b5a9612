import preview from '@podium/storybook/preview';
import { padded } from '@podium/storybook/withWrapper';
import { GrowthChart } from './GrowthChart.tsx';

const steps = [1, 4, 9].map((count, index) => ({ at: index / 2, count }));

const meta = preview.meta({ component: GrowthChart, args: { steps }, decorators: [padded] });

export const Default = meta.story();

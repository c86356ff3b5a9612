import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Stats } from './Stats.tsx';

const meta = preview.meta({
  component: Stats,
  args: {
    stats: [
      { figure: '€100M+', label: 'sales volume' },
      { figure: '3', label: 'exits' },
      { figure: '10K+', label: 'entrepreneurs' },
      { figure: '€50M+', label: 'managed assets' },
    ],
  },
  decorators: [withWrapper(<div style={{ paddingInline: 24 }} />)],
});

/** Two by two on phones, one row of unequal cells on wide screens. */
export const Default = meta.story({ tags: ['visual'] });

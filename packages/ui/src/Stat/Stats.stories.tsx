import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
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
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('listitem');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '€100M+ sales volume',
      '3 exits',
      '10K+ entrepreneurs',
      '€50M+ managed assets',
    ]);
    const tops = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
    await expect(tops.size).toBe(window.innerWidth < 1024 ? 2 : 1);
  },
});

/** On a tinted surface. */
export const OnInverse = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div className={surface.inverse} style={{ paddingInline: 24 }} />)],
});

/** Two figures share a row. */
export const Two = meta.story({
  args: {
    stats: [
      { figure: '1,200', label: 'in the room' },
      { figure: '45', label: 'minutes on stage' },
    ],
  },
});

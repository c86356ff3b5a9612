import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { Stats } from './Stats.tsx';

const meta = preview.meta({
  component: Stats,
  args: {
    stats: [
      { figure: '€100M+', label: 'deal volume' },
      { figure: '3', label: 'exits' },
      { figure: '10K+', label: 'entrepreneurs' },
      { figure: '€50M+', label: 'assets under influence' },
    ],
  },
  render: (args) => (
    <div className={args.tone === 'field' ? surface.deep : surface.paper} style={{ paddingInline: 24 }}>
      <Stats {...args} />
    </div>
  ),
});

/** Two by two on phones, one row of unequal cells on wide screens. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('listitem');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '€100M+ deal volume',
      '3 exits',
      '10K+ entrepreneurs',
      '€50M+ assets under influence',
    ]);
    const tops = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
    await expect(tops.size).toBe(window.innerWidth < 1024 ? 2 : 1);
  },
});

/** On a coloured surface everything has the text colour. */
export const OnDeep = meta.story({ tags: ['visual'], args: { tone: 'field' } });

/** Two figures share a row. */
export const Two = meta.story({
  args: {
    stats: [
      { figure: '1,200', label: 'in the room' },
      { figure: '45', label: 'minutes on stage' },
    ],
  },
});

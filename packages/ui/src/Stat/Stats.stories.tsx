import { withWrapper } from '@podium/storybook/withWrapper';
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

/** Long German labels break; the figures do not. */
export const LongGerman = meta.story({
  args: {
    stats: [
      { figure: '€100 Mio.', label: 'Transaktionsvolumen' },
      { figure: '3', label: 'Unternehmensverkäufe' },
      { figure: '10.000+', label: 'Unternehmensgründerinnen und Unternehmensgründer' },
      { figure: '€50 Mio.', label: 'Vermögensverwaltungsgesellschaften' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  decorators: [withWrapper(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left: the first cell is at the right, and its figure keeps its direction. */
export const RightToLeft = meta.story({
  decorators: [withWrapper(<div dir="rtl" />)],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((cell) => cell.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
});

import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
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
    <div className={args.tone === 'field' ? ground.deep : ground.paper} style={{ paddingInline: 24 }}>
      <Stats {...args} />
    </div>
  ),
});

/** Two by two on a phone, one row of unequal cells on a desk. */
export const Default = meta.story({
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

/** On a field everything has the colour of its text. */
export const OnDeep = meta.story({ args: { tone: 'field' } });

/** Two figures share the row. */
export const Two = meta.story({
  args: {
    stats: [
      { figure: '1,200', label: 'in the room' },
      { figure: '45', label: 'minutes on stage' },
    ],
  },
});

/** Labels of German length break; the figures stay whole. */
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
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen: two by two. */
export const Narrow = meta.story(narrow);

/** Right to left: the first cell is at the right; its figure still reads from the left. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((cell) => cell.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
});

import { expect } from 'storybook/test';
import { programs } from '@podium/data/content/programs';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { ProgramList } from './ProgramList.tsx';

const meta = preview.meta({ component: ProgramList, args: { content: programs.privateEquity } });

const { privateEquity } = programs;

/** Three courses with their prices, and one way to apply for all of them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    for (const [index, { title, price, per = '' }] of privateEquity.courses.entries()) {
      await expect(rows[index]).toContain(title);
      await expect(rows[index]).toContain(`${price}${per}`);
    }
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/join');
    await expect(canvas.getByRole('link', { name: 'Access Deals' })).toHaveAttribute('href', '/deals');
  },
});

/** Figures end at one edge, also where a price is paid again each year. */
export const OneEdge = meta.story({
  play: async ({ canvas }) => {
    const edges = canvas.getAllByText(/^\$\d+K/).map((price) => price.getBoundingClientRect().right);
    await expect(edges).toHaveLength(3);
    await expect(new Set(edges).size).toBe(1);
  },
});

/** Nothing to apply with yet: the button says so. */
export const ComingSoon = meta.story({
  args: { content: { ...privateEquity, apply: { label: 'Apply' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAccessibleDescription('Coming soon');
  },
});

/** Names of German length, lines of three sentences, a price of six figures. */
export const Long = meta.story({
  args: {
    content: {
      ...privateEquity,
      heading: `${privateEquity.heading} and Unternehmensnachfolgeberatung`,
      lede: `${privateEquity.lede} ${privateEquity.lede}`,
      courses: privateEquity.courses.map((course) => ({
        ...course,
        title: `${course.title} für Vermögensverwaltungsgesellschaften`,
        description: `${course.description} ${course.description} ${course.description}`,
        price: '$150K',
        per: '/yr',
      })),
      note: `${privateEquity.note} ${privateEquity.note}`,
    },
  },
});

/** One course. */
export const Short = meta.story({
  args: { content: { ...privateEquity, heading: 'Deals', courses: privateEquity.courses.slice(1, 2) } },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left: prices at the left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);

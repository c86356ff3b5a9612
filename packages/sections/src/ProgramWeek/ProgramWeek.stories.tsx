import { expect } from 'storybook/test';
import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { ProgramWeek } from './ProgramWeek.tsx';

const meta = preview.meta({ component: ProgramWeek, args: { content: programs.week } });

/** Two ways to take part with their prices, the next cohort, and the enrol action. */
export const Default = meta.story({ tags: ['visual'] });

/** After the quarter a sentence of the same size says first that it is over (REQ-DAY-1). */
export const QuarterOver = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-06-01T12:00:00' },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Q1\s2026 is over/);
    const plan = canvas.getByText(/The next cohort is Q1\s2026/);
    await expect(notice.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getComputedStyle(notice).fontSize).toBe(getComputedStyle(plan).fontSize);
  },
});

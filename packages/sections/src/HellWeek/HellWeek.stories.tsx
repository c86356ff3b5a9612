import { expect } from 'storybook/test';
import { programs } from '@podium/data/content/programs';
import preview from '@podium/storybook/preview';
import { HellWeek } from './HellWeek.tsx';

const meta = preview.meta({ component: HellWeek, args: { content: programs.hellWeek } });

const { hellWeek } = programs;

/** Two ways to take part with their prices, the next cohort, and the enrol action. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('listitem').map((way) => way.textContent);
    await expect(ways).toEqual([
      expect.stringMatching(/^Group.*20 seats per cohort.*\$10K$/),
      expect.stringMatching(/^VIP 1:1.*\$25K$/),
    ]);
    await expect(canvas.getByText(/next cohort is Q1 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/contact');
  },
});

/** Enrolment has no address yet: the button says so. */
export const ComingSoon = meta.story({
  args: { content: { ...hellWeek, enroll: { label: 'Enroll' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enroll' })).toHaveAccessibleDescription('Coming soon');
  },
});

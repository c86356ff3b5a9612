import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { ProgramWeek } from './ProgramWeek.tsx';

const meta = preview.meta({ component: ProgramWeek, args: { content: programs.week } });

/** Two ways to take part with their prices, the next cohort, and the enrol action. */
export const Default = meta.story({ tags: ['visual'] });

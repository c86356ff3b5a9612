import { aboutPage } from '@podium/brands/legal-tender/content/aboutPage.ts';
import preview from '@podium/storybook/preview';
import { Milestones } from './Milestones.tsx';

const meta = preview.meta({ component: Milestones, args: { content: aboutPage } });

/** Six years under a chart that grows from one to nine. */
export const Default = meta.story({ tags: ['visual'] });

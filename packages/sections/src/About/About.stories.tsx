import { aboutTeaser } from '@podium/brands/legal-tender/content/aboutTeaser.ts';
import preview from '@podium/storybook/preview';
import { About } from './About.tsx';

const meta = preview.meta({ component: About, args: { content: aboutTeaser } });

/** Heading, close-up, three paragraphs, four figures and a link to the press kit. */
export const Default = meta.story({ tags: ['visual'] });

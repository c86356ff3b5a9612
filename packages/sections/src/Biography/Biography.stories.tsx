import { aboutPage } from '@podium/brands/legal-tender/content/aboutPage.ts';
import preview from '@podium/storybook/preview';
import { Biography } from './Biography.tsx';

const meta = preview.meta({ component: Biography, args: { content: aboutPage.biography } });

/** Paragraphs and links to further pages. */
export const Default = meta.story({ tags: ['visual'] });

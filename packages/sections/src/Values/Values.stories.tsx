import { aboutPage } from '@podium/brands/legal-tender/content/aboutPage.ts';
import preview from '@podium/storybook/preview';
import { Values } from './Values.tsx';

const meta = preview.meta({ component: Values, args: { content: aboutPage.values } });

/** Three rules in three sizes, each with its reason. */
export const Default = meta.story({ tags: ['visual'] });

import { aboutPage } from '@podium/brands/legal-tender/content/aboutPage.ts';
import preview from '@podium/storybook/preview';
import { Mission } from './Mission.tsx';

const meta = preview.meta({ component: Mission, args: { content: aboutPage.mission } });

/** The second sentence in the action colour. */
export const Default = meta.story({ tags: ['visual'] });

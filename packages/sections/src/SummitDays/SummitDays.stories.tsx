import { summit } from '@podium/brands/legal-tender/content/summit.ts';
import preview from '@podium/storybook/preview';
import { SummitDays } from './SummitDays.tsx';

const meta = preview.meta({ component: SummitDays, args: { content: summit.program } });

/** Three days, in order. */
export const Default = meta.story({ tags: ['visual'] });

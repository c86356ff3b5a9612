import { asSeenOn } from '@podium/brands/legal-tender/content/asSeenOn.ts';
import preview from '@podium/storybook/preview';
import { AsSeenOn } from './AsSeenOn.tsx';

const meta = preview.meta({ component: AsSeenOn, args: { content: asSeenOn } });

/** Five outlets between two decorative rules. */
export const Default = meta.story({ tags: ['visual'] });

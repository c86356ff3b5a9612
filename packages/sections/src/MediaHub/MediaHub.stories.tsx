import { mediaHub } from '@podium/brands/legal-tender/content/mediaHub.ts';
import preview from '@podium/storybook/preview';
import { MediaHub } from './MediaHub.tsx';

const meta = preview.meta({ component: MediaHub, args: { content: mediaHub } });

/** Four notes, the largest on top; each shows its audience, its latest item and its action. */
export const Default = meta.story({ tags: ['visual'] });

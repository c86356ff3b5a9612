import { quickWins } from '@podium/brands/legal-tender/content/quickWins.ts';
import preview from '@podium/storybook/preview';
import { QuickWins } from './QuickWins.tsx';

const meta = preview.meta({ component: QuickWins, args: { content: quickWins } });

/** Four cards, and an action without address that says why. */
export const Default = meta.story({ tags: ['visual'] });

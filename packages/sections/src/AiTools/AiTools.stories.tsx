import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { AiTools } from './AiTools.tsx';

const meta = preview.meta({ component: AiTools, args: { content: programs.tools } });

/** Four tools without access yet: the reason is below the label. */
export const Default = meta.story({ tags: ['visual'] });

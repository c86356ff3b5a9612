import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { AiTools } from './AiTools.tsx';

const meta = preview.meta({ component: AiTools, args: { content: programs.tools } });

const { tools } = programs;

/** Four tools without access yet: the reason is below the label. */
export const Default = meta.story({ tags: ['visual'] });

/** An `href` makes the button a link. */
export const WithAddress = meta.story({
  args: { content: { ...tools, action: { label: 'GET INSTANT ACCESS', href: 'https://tools.example/' } } },
});

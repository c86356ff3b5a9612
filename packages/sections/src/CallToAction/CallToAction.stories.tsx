import { callToAction } from '@podium/brands/legal-tender/content/callToAction.ts';
import preview from '@podium/storybook/preview';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({ component: CallToAction, args: { content: callToAction } });

/** One sentence and two actions. */
export const Default = meta.story({ tags: ['visual'] });

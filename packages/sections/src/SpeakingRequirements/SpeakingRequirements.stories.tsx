import { speakingRequirements } from '@podium/brands/legal-tender/content/speakingRequirements.ts';
import preview from '@podium/storybook/preview';
import { SpeakingRequirements } from './SpeakingRequirements.tsx';

const meta = preview.meta({ component: SpeakingRequirements, args: { content: speakingRequirements } });

/** The eight requirements, numbered. */
export const Default = meta.story({ tags: ['visual'] });

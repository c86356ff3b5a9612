import { speakingCards } from '@podium/brands/legal-tender/content/speakingCards.ts';
import preview from '@podium/storybook/preview';
import { SpeakingCards } from './SpeakingCards.tsx';

const meta = preview.meta({ component: SpeakingCards, args: { content: speakingCards } });

/** Three formats, each with its own label on the button, all linking to /speaking. */
export const Default = meta.story({ tags: ['visual'] });

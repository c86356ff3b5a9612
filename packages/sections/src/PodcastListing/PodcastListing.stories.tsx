import { podcast } from '@podium/brands/legal-tender/content/podcast.ts';
import preview from '@podium/storybook/preview';
import { PodcastListing } from './PodcastListing.tsx';

const meta = preview.meta({ component: PodcastListing, args: { content: podcast } });

/** Four issues: the newest over its emblem of 47 points, three older ones as a list. */
export const Default = meta.story({ tags: ['visual'] });

/** Before the first recording: a message replaces the issues, and there is no button. */
export const Empty = meta.story({ tags: ['visual'], args: { content: { ...podcast, episodes: [] } } });

import type { ContentAction } from '@podium/data/schemas/action.ts';
import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';

const episodes = [
  {
    number: 47,
    title: 'The seller who bought his own company back',
    description: 'What a second look at the same balance sheet is worth.',
  },
  { number: 46, title: 'Debt that behaves', description: 'Covenants read aloud, slowly.' },
  {
    number: 45,
    title: 'The board seat you should refuse',
    description: 'Three questions before you say yes to a chair.',
  },
  {
    number: 44,
    title: 'An agent read ten thousand leases',
    description: 'It found four mistakes. Three of them were ours.',
  },
] as const satisfies PodcastEpisode[];

const listen: ContentAction = { label: 'Listen now', reason: 'There is no player on this page yet.' };
const all: ContentAction = { label: 'View all episodes', reason: 'The archive is not open yet.' };

/** Four episodes, newest first. */
export const podcast = {
  heading: 'The podcast, recorded after the signing',
  /** Precedes the padded number of the newest episode. */
  numberPrefix: 'No.',
  episodes,
  listen,
  all,
  empty: 'Nothing recorded yet. The first episode waits for a signature.',
};

import type { PodcastEpisode } from '@podium/data/schemas/podcastEpisode.ts';
import type { EventAnnouncement, OwnEvent } from '@podium/data/schemas/ownEvent.ts';

/** Parts that every site asks for and that a brand may have. */

export const banner: EventAnnouncement | undefined = undefined;
export const ownEvent: OwnEvent | undefined = undefined;
export const podcast: { heading: string; episodes: readonly PodcastEpisode[] } | undefined = undefined;

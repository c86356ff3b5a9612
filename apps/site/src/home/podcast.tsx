import { podcast } from '@podium/brands/active/content.ts';
import { PodcastListing } from '@podium/sections/PodcastListing/PodcastListing';

export function Section() {
  return <PodcastListing content={podcast} />;
}

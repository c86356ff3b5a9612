import type { MediaChannel } from '@podium/data/schemas/mediaChannel.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { paths } from '../pages.ts';
import { podcast } from './podcast.ts';

const channels: MediaChannel[] = [
  {
    title: 'Podcast',
    description: 'One closed deal an episode, with the other side of the table.',
    audience: '3,900',
    audienceLabel: 'listeners an episode',
    latest: podcast.episodes[0].title,
    action: { label: 'Listen', href: brand.links.podcast.href },
  },
  {
    title: 'Weekly memo',
    description: 'One deal idea a week, with the arithmetic.',
    audience: '10,000+',
    audienceLabel: 'readers',
    latest: 'What a tired owner will not tell you',
    action: { label: 'Read it', href: `${paths.home}#${anchors.newsletter}` },
  },
  {
    title: 'Professional network',
    description: 'Short notes from the week’s paperwork.',
    audience: '220K',
    audienceLabel: 'followers',
    latest: 'A short note on warranties',
    action: { label: 'Follow', href: brand.links.network.href },
  },
  {
    title: 'Video channel',
    description: 'Contracts read aloud, on camera, by the person who signed them.',
    audience: '410K',
    audienceLabel: 'subscribers',
    latest: 'Reading a term sheet aloud',
    action: { label: 'Watch the latest', href: brand.links.videoChannel.href },
  },
];

/** The channels, sorted by audience, smallest first. */
export const mediaHub = {
  anchor: anchors.mediaHub,
  heading: 'Pick a channel',
  note: 'Four denominations, all free. The largest lies on top.',
  latestLabel: 'Latest:',
  channels,
};

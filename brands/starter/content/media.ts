import { anchors } from '@podium/data/schemas/site.ts';
import { pages } from '../pages.ts';
import { brand } from './brand.ts';

export const podcast = {
  heading: 'Low Water, the podcast',
  numberPrefix: 'No.',
  /** Newest first. */
  episodes: [
    {
      number: 24,
      title: 'The harbour that moved uphill',
      description: 'A port director on the meeting in which nobody wanted to go first.',
    },
    { number: 23, title: 'What a mussel remembers', description: 'Reading twelve winters in one shell.' },
    { number: 22, title: 'The map with the honest edge', description: 'How to draw what you do not know.' },
    { number: 21, title: 'Night watch', description: 'Four hours on deck, recorded in one piece.' },
  ],
  listen: { label: 'Listen now', href: brand.links.podcast.href },
  all: { label: 'All episodes', href: brand.links.podcast.href },
  empty: 'The first episode is being recorded.',
};

/** Sorted by audience, smallest first. */
export const mediaHub = {
  anchor: anchors.mediaHub,
  heading: 'Follow the work',
  note: 'Four channels, all free.',
  latestLabel: 'Latest:',
  channels: [
    {
      title: 'Low Water',
      description: 'Conversations recorded where the tide is out.',
      audience: '9,200',
      audienceLabel: 'listeners an episode',
      latest: 'The harbour that moved uphill',
      action: { label: 'Listen', href: brand.links.podcast.href },
    },
    {
      title: 'Field notes',
      description: 'One letter every second Friday.',
      audience: '18K',
      audienceLabel: 'readers',
      latest: 'Why the warm patch moved',
      action: { label: 'Subscribe', href: `${pages.home.path}#newsletter` },
    },
    {
      title: 'Network',
      description: 'New papers in three sentences.',
      audience: '64K',
      audienceLabel: 'followers',
      latest: 'Three sentences on sea level',
      action: { label: 'Follow', href: brand.links.network.href },
    },
    {
      title: 'Videos',
      description: 'Two minutes from the deck: one instrument, one question, one answer.',
      audience: '120K',
      audienceLabel: 'subscribers',
      latest: 'Lowering a rosette in bad weather',
      action: { label: 'Watch the latest', href: brand.links.videoChannel.href },
    },
  ],
};

import { brand } from './brand.ts';
import { reach } from './reach.ts';

export const pressKit = {
  heading: 'Press kit',
  boilerplate: `${brand.name} is ${brand.role}, then explains the numbers on stage.`,
  usage:
    'Use this paragraph as it stands, or shorten it from the end. Please spell the name as it is printed here. We do not approve copy; we do correct figures, quickly.',
  facts: {
    heading: 'Figures you may print',
    rows: [
      { term: 'Deal volume', value: '€100M+' },
      { term: 'Exits', value: '3' },
      { term: 'Media mentions', value: reach.media.figure },
      { term: 'Fortune 500 clients', value: reach.clients.figure },
      { term: 'Podcast appearances', value: reach.podcasts.figure },
      { term: 'Social following', value: reach.following.figure },
    ],
  },
  downloads: [
    { label: 'Portrait, positive and negative (SVG)', reason: 'By mail until the file is here.' },
    { label: 'The mark and how it is drawn (SVG)', reason: 'By mail until the file is here.' },
  ],
  request: {
    text: 'Photographs, fact sheet and long biography, by mail.',
    action: {
      label: 'Request Press Kit',
      href: `mailto:${brand.mailboxes.press}?subject=${encodeURIComponent(`Press kit, ${brand.name}`)}`,
    },
  },
};

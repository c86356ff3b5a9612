import { anchors } from '@podium/data/schemas/site.ts';
import { paths } from '../pages.ts';
import { reach } from './reach.ts';

export const aboutTeaser = {
  anchor: anchors.about,
  heading: 'A buyer first. A speaker because buyers kept asking.',
  lead: 'The first company cost less than a car and taught more than a degree. It was a print shop, and it still prints our invoices.',
  paragraphs: [
    'Since then the work has kept one shape. Find a sound business with a tired owner. Pay fairly. Put the paperwork in order, let software take the dull hours, and hand it on in better health than it arrived.',
    'The stage came later, when other owners asked how the numbers had worked. The answer took forty\u00a0minutes and had no slides. It still has very few.',
  ],
  stats: [reach.media, reach.clients, reach.podcasts, reach.following],
  pressKit: { label: 'Press Kit', href: paths.press },
};

import { reach } from './reach.ts';

/** The strip of outlets, typeset (specification §2). */
export const asSeenOn = {
  label: 'As seen on',
  outlets: ['Noordzee Post', 'KAPITAAL', 'The Merger Review', 'Ringstrasse Radio', 'Founders’ Hour'],
  note: `${reach.media.figure} ${reach.media.label}`,
};

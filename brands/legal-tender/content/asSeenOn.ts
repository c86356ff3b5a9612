import { reach } from './reach.ts';

/** The outlets are set in type, without logos. */
export const asSeenOn = {
  label: 'As seen on',
  outlets: ['Noordzee Post', 'KAPITAAL', 'The Merger Review', 'Ringstrasse Radio', 'Founders’ Hour'],
  note: `${reach.media.figure} ${reach.media.label}`,
};

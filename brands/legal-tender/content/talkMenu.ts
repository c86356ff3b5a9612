import type { Talk } from '@podium/data/schemas/talk.ts';

const talks: Talk[] = [
  {
    id: 'page-nine',
    title: 'Page nine',
    promise:
      'One lease, one sentence, one bakery lost. Your people leave able to find the sentence that doubles the rent.',
    minutes: 20,
    note: 'The short one. Fits before lunch.',
    eventType: 'keynote',
  },
  {
    id: 'every-number',
    title: 'Every number on the table',
    promise:
      'A whole deal, from the first call to the last cheque, mistake included. Your people leave with the price sheet.',
    minutes: 45,
    note: 'The one most rooms ask for.',
    eventType: 'keynote',
  },
  {
    id: 'machine-reads',
    title: 'The machine reads the contract',
    promise:
      'Bring one process that bores you. Your people leave with it running, and with a list of what it may not do.',
    minutes: 90,
    note: 'Hands on, laptops open, sixty at most.',
    eventType: 'workshop',
  },
];

/** The talks that an organiser chooses from on /speaking. */
export const talkMenu = { heading: 'Three denominations', talks, unit: 'minutes', ask: 'Ask for this one' };

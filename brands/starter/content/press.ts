import { brand } from './brand.ts';

const byMail = `mailto:${brand.mailboxes.press}?subject=${encodeURIComponent(`Press kit, ${brand.name}`)}`;

export const pressKit = {
  heading: 'Press kit',
  boilerplate: `${brand.name} is ${brand.role}.`,
  usage: 'Use this paragraph as it stands, or shorten it from the end. We are glad to check figures before you print.',
  facts: {
    heading: 'Figures you may print',
    rows: [
      { term: 'At sea since', value: '2005' },
      { term: 'Expeditions', value: '31' },
      { term: 'Talks', value: '180' },
      { term: 'Countries', value: '26' },
      { term: 'Scientific papers', value: '58' },
    ],
  },
  /** The portrait, then the mark. Replace the addresses with those of files. */
  downloads: [
    { title: 'Portrait', files: [{ label: 'by mail', href: byMail }] },
    { title: 'Mark', files: [{ label: 'by mail', href: byMail }] },
  ],
  request: {
    text: 'Photographs from the ship and a long biography, by mail.',
    action: {
      label: 'Ask for the press kit',
      href: byMail,
    },
  },
};

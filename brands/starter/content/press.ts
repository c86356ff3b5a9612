import { brand } from './brand.ts';

export const pressKit = {
  heading: 'Press kit',
  boilerplate: `${brand.name} is ${brand.role}.`,
  usage: 'Use this paragraph as it stands, or shorten it from the end. We are glad to check figures before you print.',
  facts: {
    heading: 'Figures you may print',
    rows: [
      { term: 'Years at sea', value: '22' },
      { term: 'Expeditions', value: '31' },
      { term: 'Talks', value: '180' },
      { term: 'Countries', value: '26' },
      { term: 'Scientific papers', value: '58' },
    ],
  },
  /** The portrait, then the mark. Without an `href` until the files exist. */
  downloads: [{ label: 'Portrait' }, { label: 'The mark' }],
  request: {
    text: 'Photographs from the ship and a long biography, by mail.',
    action: {
      label: 'Ask for the press kit',
      href: `mailto:${brand.mailboxes.press}?subject=${encodeURIComponent(`Press kit, ${brand.name}`)}`,
    },
  },
};

import type { PressKitContent } from '@podium/data/schemas/pressKit.ts';
import { brand } from './brand.ts';

const byMail = `mailto:${brand.mailboxes.press}?subject=${encodeURIComponent(`Press kit, ${brand.name}`)}`;

export const pressKit = {
  heading: 'Press kit',
  lede: `${brand.name} is ${brand.role}.`,
  request: {
    text: 'Photographs from the ship and a long biography, by mail.',
    action: { label: 'Ask for the press kit', href: byMail },
  },
  /** Replace the URLs with those of real files. */
  pictures: [
    { title: 'Portrait', picture: 'press-portrait', files: [{ label: 'by mail', href: byMail }] },
    { title: 'Mark', picture: 'mark', files: [{ label: 'by mail', href: byMail }] },
  ],
  captions: {
    heading: 'Use',
    paragraphs: [
      'Use the sentence above as it stands, or shorten it from the end. We are glad to check figures before you print.',
    ],
  },
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
} satisfies PressKitContent;

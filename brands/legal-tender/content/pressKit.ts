import type { PressKitContent } from '@podium/data/schemas/pressKit.ts';
import { brand } from './brand.ts';
import { reach } from './reach.ts';

const fileOf = (name: string) => ({ svg: `/press-kit/${name}.svg`, png: `/press-kit/${name}.png` });

/** Written by pictures/pressFiles.ts and resources/pressTexts.ts. */
export const pressPaths = {
  portrait: fileOf('portrait'),
  portraitNegative: fileOf('portrait-negative'),
  stage: fileOf('stage'),
  stageLight: fileOf('stage-light'),
  mark: fileOf('mark'),
  markReversed: fileOf('mark-reversed'),
};
export const factSheetPath = '/press-kit/fact-sheet.pdf';
export const biographiesPath = '/press-kit/biographies.txt';

const { name, shortName } = brand;

const short = `${name} buys, repairs and sells European companies, then explains the numbers on stage. Since 2006 ${shortName} has bought thirteen, sold three, lost one and kept nine. Each talk is one real transaction: the price, the mistake, the exit. ${shortName} answers within 48 hours, and reads every lease aloud.`;

const opening = `${name} is a speaker, founder and investor who buys, repairs and sells European companies.`;

const medium = `${opening} It began in 2006 with a print shop, bought with a redundancy cheque. Three years later a bakery was lost to page nine of a lease that nobody had read, and every purchase since has begun with the paper. Thirteen companies have been bought: hotels, laboratories, machine parts, lamps, rail software and warehouses among them. Three were sold, one was lost, nine are still held. Deal volume stands above €100M. On stage ${shortName} opens one of these deals and leaves every number on the table, the mistake included. The first talk was unpaid, took forty minutes and had one set of accounts; the shape has not changed. ${shortName} has appeared on more than two hundred podcasts, is mentioned in more than five hundred articles, and answers speaking inquiries within 48 hours, with a yes, a no or a question.`;

const long = `${opening} It began in 2006 with a print shop, bought with a redundancy cheque, whose foreman knew which customers paid. Three years later a bakery was lost to page nine of a lease that nobody had read. Every purchase since has begun with the paper. Thirteen companies have been bought: hotels, laboratories, machine parts, lamps, rail software and warehouses among them. Three were sold, one was lost, nine are still held. Deal volume stands above €100M. The first exit came in 2018, when eleven hotels bought out of season went to a family that already ran nine. The second came in 2021, two years late: turned parts for pumps, sold to the largest customer. The third came in 2025: nine small software houses for rail freight, put on one ledger and sold with the price list. In 2021 a rule and a model began to read the invoices that four people had typed, and the four moved to collecting debts. What worked there is taught in the workshops, and what did not is taught first. Good firms close because nobody showed the owner the sums, so ${shortName} shows the sums. On stage that means one real deal with every number on the table, the mistake included. The first talk was unpaid, took forty minutes and had one set of accounts; the usual one now takes forty-five. ${shortName} has appeared on more than two hundred podcasts, is mentioned in more than five hundred articles, and answers speaking inquiries within 48 hours, with a yes, a no or a question. Please spell the name as it is printed here. We do not approve copy. We do correct figures, quickly, and we say when we were wrong.`;

const svg = (label: string, href: string) => ({ label: `SVG, ${label}`, href });
const png = (width: string, href: string) => ({ label: `PNG, ${width}\u00a0px`, href });

export const pressKit = {
  heading: 'Press kit',
  lede: 'Take what you need. Nothing here asks for your address first.',
  request: {
    text: 'Photographs, fact sheet and long biography, by mail.',
    action: {
      label: 'Request Press Kit',
      href: `mailto:${brand.mailboxes.press}?subject=${encodeURIComponent(`Press kit, ${name}`)}`,
    },
    archive: { text: 'Or everything below as one file:', label: 'ZIP, 3\u00a0MB', href: '/press-kit.zip' },
  },
  pictures: [
    {
      title: 'Portrait, positive',
      note: 'Lines only, no grey. For light paper.',
      picture: 'press-portrait',
      files: [svg('59\u00a0kB', pressPaths.portrait.svg), png('2,400', pressPaths.portrait.png)],
    },
    {
      title: 'Portrait, negative',
      note: 'The same face, for dark grounds.',
      picture: 'press-portraitNegative',
      surface: 'inverse',
      files: [svg('57\u00a0kB', pressPaths.portraitNegative.svg), png('2,400', pressPaths.portraitNegative.png)],
    },
    {
      title: 'The house',
      note: 'As the speaker sees it. 21:9, for programme covers and slides.',
      picture: 'press-stage',
      surface: 'inverse',
      isWide: true,
      files: [
        svg('45\u00a0kB', pressPaths.stage.svg),
        png('3,200', pressPaths.stage.png),
        { label: 'PNG, for light grounds', href: pressPaths.stageLight.png },
      ],
    },
    {
      title: 'The mark',
      note: 'For light grounds.',
      picture: 'mark',
      files: [{ label: 'SVG', href: pressPaths.mark.svg }, png('1,024', pressPaths.mark.png)],
    },
    {
      title: 'The mark, reversed',
      note: 'For dark grounds.',
      picture: 'mark',
      surface: 'inverse',
      files: [{ label: 'SVG', href: pressPaths.markReversed.svg }, png('1,024', pressPaths.markReversed.png)],
    },
  ],
  captions: {
    heading: 'Captions and credit',
    paragraphs: [
      `“${name}, engraved.” Credit: ${brand.legalEntity.name}`,
      'Free for editorial use. Do not colour the lines one by one, and do not lay type under 24\u00a0px across them.',
      'Use a biography as it stands, or shorten it from the end. Please spell the name as it is printed here. We do not approve copy; we do correct figures, quickly.',
    ],
  },
  biographies: {
    heading: 'Biography, in three lengths',
    unit: 'words',
    copy: 'Copy',
    copied: '✓ Copied',
    selected: 'Selected',
    showAll: 'Show all {words} words',
    list: [
      { words: 50, text: short },
      { words: 150, text: medium },
      { words: 300, text: long },
    ],
  },
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
    sheet: { label: 'Fact sheet', note: 'PDF, one page, the same figures', href: factSheetPath },
  },
} satisfies PressKitContent;

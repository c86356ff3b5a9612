import { brand } from './brand.ts';
import { reach } from './reach.ts';

const fileOf = (name: string) => ({ svg: `/press-kit/${name}.svg`, png: `/press-kit/${name}.png` });

export const pressPaths = {
  portrait: fileOf('portrait'),
  portraitNegative: fileOf('portrait-negative'),
  mark: fileOf('mark'),
  markReversed: fileOf('mark-reversed'),
};

const { name, shortName } = brand;

const short = `${name} buys, repairs and sells European companies, then explains the numbers on stage. Since 2006 ${shortName} has bought thirteen, sold three, lost one and kept nine. Each talk is one real transaction: the price, the mistake, the exit. ${shortName} answers within 48 hours, and reads every lease aloud.`;

const opening = `${name} is a speaker, founder and investor who buys, repairs and sells European companies.`;

const medium = `${opening} It began in 2006 with a print shop, bought with a redundancy cheque. Three years later a bakery was lost to page nine of a lease that nobody had read, and every purchase since has begun with the paper. Thirteen companies have been bought: hotels, laboratories, machine parts, lamps, rail software and warehouses among them. Three were sold, one was lost, nine are still held. Deal volume stands above €100M. On stage ${shortName} opens one of these deals and leaves every number on the table, the mistake included. The first talk was unpaid, took forty minutes and had one set of accounts; the shape has not changed. ${shortName} has appeared on more than two hundred podcasts, is mentioned in more than five hundred articles, and answers speaking inquiries within 48 hours, with a yes, a no or a question.`;

const long = `${opening} It began in 2006 with a print shop, bought with a redundancy cheque, whose foreman knew which customers paid. Three years later a bakery was lost to page nine of a lease that nobody had read. Every purchase since has begun with the paper. Thirteen companies have been bought: hotels, laboratories, machine parts, lamps, rail software and warehouses among them. Three were sold, one was lost, nine are still held. Deal volume stands above €100M. The first exit came in 2018, when eleven hotels bought out of season went to a family that already ran nine. The second came in 2021, two years late: turned parts for pumps, sold to the largest customer. The third came in 2025: nine small software houses for rail freight, put on one ledger and sold with the price list. In 2021 a rule and a model began to read the invoices that four people had typed, and the four moved to collecting debts. What worked there is taught in the workshops, and what did not is taught first. Good firms close because nobody showed the owner the sums, so ${shortName} shows the sums. On stage that means one real deal with every number on the table, the mistake included. The first talk was unpaid, took forty minutes and had one set of accounts; the usual one now takes forty-five. ${shortName} has appeared on more than two hundred podcasts, is mentioned in more than five hundred articles, and answers speaking inquiries within 48 hours, with a yes, a no or a question. Please spell the name as it is printed here. We do not approve copy. We do correct figures, quickly, and we say when we were wrong.`;

export const pressKit = {
  heading: 'Press kit',
  usage:
    'Use a biography as it stands, or shorten it from the end. Please spell the name as it is printed here. We do not approve copy; we do correct figures, quickly.',
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
  /** Written by pictures/pressFiles.ts, which has to know each path. */
  downloads: [
    {
      title: 'Portrait',
      files: [
        { label: 'SVG, 59\u00a0kB', href: pressPaths.portrait.svg },
        { label: 'PNG, 2,400\u00a0px', href: pressPaths.portrait.png },
        { label: 'negative SVG, 57\u00a0kB', href: pressPaths.portraitNegative.svg },
        { label: 'negative PNG, 2,400\u00a0px', href: pressPaths.portraitNegative.png },
      ],
    },
    {
      title: 'Mark',
      files: [
        { label: 'SVG', href: pressPaths.mark.svg },
        { label: 'PNG, 1,024\u00a0px', href: pressPaths.mark.png },
        { label: 'reversed SVG', href: pressPaths.markReversed.svg },
        { label: 'reversed PNG, 1,024\u00a0px', href: pressPaths.markReversed.png },
      ],
    },
  ],
  biographies: {
    heading: 'Biography, in three lengths',
    unit: 'words',
    copy: 'Copy',
    copied: '✓ Copied',
    selected: 'Selected',
    list: [
      { words: 50, text: short },
      { words: 150, text: medium },
      { words: 300, text: long },
    ],
  },
  request: {
    text: 'Photographs, fact sheet and long biography, by mail.',
    action: {
      label: 'Request Press Kit',
      href: `mailto:${brand.mailboxes.press}?subject=${encodeURIComponent(`Press kit, ${brand.name}`)}`,
    },
  },
};

import { anchors } from '@podium/data/schemas/site.ts';
import { newsletterTexts } from '../../standard/formTexts.ts';
import { paths } from '../pages.ts';

const label = 'Specimen';

/** Used on every page without a variant below. */
export const newsletter = {
  anchor: anchors.newsletter,
  heading: 'The product memo',
  body: 'Weekly: one deal idea, with the arithmetic. 10,000+\u00a0readers. Double opt-\u2060in: a first mail asks whether you mean it.',
  specimen: {
    number: 'No.\u00a0112',
    label,
    title: 'What a tired owner will not tell you',
    rows: [
      { term: 'Price asked', value: '€2.4M' },
      { term: 'Price paid', value: '€1.9M' },
      { term: 'Why', value: 'the lease, clause\u00a09' },
    ],
  },
  emailLabel: 'E-mail',
  placeholder: 'you@company.example',
  submit: 'Subscribe',
  ...newsletterTexts('the product memo'),
};

/** Variants of the form for some pages. */
export const newsletterVariants = [
  {
    paths: [paths.projects, paths.invest],
    heading: 'What we paid, every week',
    body: 'One price, and the sum that led to it. Weekly, 10,000+\u00a0readers, double opt-\u2060in.',
    specimen: {
      number: 'No.\u00a0108',
      label,
      title: 'A cold store at full price',
      rows: [
        { term: 'Asked', value: '€14.0M' },
        { term: 'Paid', value: '€14.0M' },
        { term: 'Regret', value: 'some' },
      ],
    },
  },
  {
    paths: [paths.speaking, paths.calendar, paths.summit],
    heading: 'Hear of the next room first',
    body: 'Dates go to the memo before the calendar. Weekly, 10,000+\u00a0readers, double opt-\u2060in.',
    specimen: {
      number: 'No.\u00a0110',
      label,
      title: 'Why the fee is on the page',
      rows: [
        { term: 'From', value: '€15,000' },
        { term: 'To', value: '€50,000' },
        { term: 'Answer', value: '48\u00a0hours' },
      ],
    },
  },
  {
    paths: [paths.programs],
    heading: 'One clause a week',
    body: 'A sentence from a real contract, and what it cost. Weekly, 10,000+\u00a0readers, double opt-\u2060in.',
    specimen: {
      number: 'No.\u00a0111',
      label,
      title: '“Unless otherwise agreed”',
      rows: [
        { term: 'Length', value: '3\u00a0words' },
        { term: 'Cost', value: '€61,000' },
        { term: 'Found on', value: 'page\u00a0nine' },
      ],
    },
  },
  {
    paths: [paths.blog],
    heading: 'Be told when it comes back corrected',
    body: 'The product memo says so first. Weekly, 10,000+\u00a0readers, double opt-in.',
    specimen: {
      number: 'No.\u00a0109',
      label,
      title: 'What the reader struck out',
      rows: [
        { term: 'Set', value: '212\u00a0lines' },
        { term: 'Struck', value: '74' },
        { term: 'Missed', value: 'not one' },
      ],
    },
  },
];

import { pages } from '../pages.ts';
import { brand } from './brand.ts';

export const aboutPage = {
  heading: 'Measuring water since 2005',
  lede: 'From a borrowed rowing boat to a group of eleven, with a few wrong turns that I am glad about.',
  milestones: {
    heading: 'Milestones',
    /** `count`: expeditions up to that year. It is drawn above the years and read by screen readers. */
    list: [
      { year: 2005, count: 1, text: 'First cruise, as the student who holds the bottle. Seasick for nine days.' },
      { year: 2010, count: 6, text: 'One current read wrong for eleven days. The correction becomes a thesis.' },
      { year: 2014, count: 12, text: 'The first mooring left out for a winter comes back with all its data.' },
      {
        year: 2018,
        count: 19,
        text: 'First book, written on night watches. First talk to people who are not scientists.',
      },
      { year: 2022, count: 25, text: 'A group of eleven in Bergen, and a podcast that begins as notes to them.' },
      { year: 2026, count: 31, text: 'Second book. The first field week for teachers and planners.' },
    ],
    counted: { one: 'expedition', other: 'expeditions' },
  },
  biography: {
    heading: 'How I got here',
    paragraphs: [
      `${brand.name} grew up above a harbour workshop and learned to read weather before reading. Oceanography came later, by way of a summer job that nobody else wanted.`,
      'The work is patient. An instrument goes down in spring, and a year later we find out whether we asked a good question. About one in five times we did not, and that is usually where the next idea comes from.',
      'On land the questions are faster: where to build, what to insure, what to teach. They deserve answers in plain words, with the doubt left in.',
    ],
    links: [
      { label: `Book ${brand.shortName}`, href: pages.speaking.path },
      { label: 'Press kit', href: pages.press.path },
    ],
  },
  mission: {
    heading: 'Mission',
    sentences: ['Most people live near water and few are asked to look at it.', 'So let us look.'],
  },
  values: {
    heading: 'Three rules',
    list: [
      { statement: 'Say what you do not know.', reason: 'It is the part that others can plan for.' },
      { statement: 'Go and look.', reason: 'A model is a promise. The harbour is where it is kept.' },
      { statement: 'Use the plain word.', reason: 'If the room needs a glossary, the talk is not finished.' },
    ],
  },
};

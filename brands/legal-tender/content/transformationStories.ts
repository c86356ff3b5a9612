import type { ContentAction } from '@podium/data/schemas/action.ts';
import type { TransformationStory } from '@podium/data/schemas/testimonial.ts';

const items: TransformationStory[] = [
  {
    quote: 'The bank wanted its money in March. We showed it a timetable instead, and kept to it.',
    name: 'Ilse Brandt',
    title: 'Owner',
    company: 'Brandt Kühl\u00adspedition',
    before: { figure: '€1.1M', label: 'owed to the bank, due in March' },
    after: { figure: '€0', label: 'owed, and a second depot opened' },
    timeframe: 14,
    hasVideo: true,
  },
  {
    quote: 'I had a company and no evenings. Now there is a managing director, and she likes it here.',
    name: 'Tomás Freire',
    title: 'Founder',
    company: 'Freire Cerâmica',
    before: { figure: '62\u00a0hrs', label: 'a week at the founder’s own desk' },
    after: { figure: '19\u00a0hrs', label: 'and a managing director who stays' },
    timeframe: 6,
    hasVideo: false,
  },
  {
    quote: 'Nobody had read our contracts, us included. Once we had, buyers did.',
    name: 'Annelies van der Hoe\u00adven-Kowal\u00adczyk',
    title: 'Chief executive',
    company: 'Maastrichter Verzekerings\u00admaatschappij',
    before: { figure: '0', label: 'offers in two years on the market' },
    after: { figure: '3', label: 'offers, the second one accepted' },
    timeframe: 21,
    hasVideo: true,
  },
];

const watch: ContentAction = { label: 'Watch the story', reason: 'The film is not cut yet.' };

/** Before-and-after testimonials, shown on /programs and /speaking. */
export const transformationStories = {
  heading: 'Before, after, and how long it took',
  note: 'The ribbon is drawn to scale: a full column is two years.',
  labels: { before: 'Before', timeframe: 'Time taken', after: 'After' },
  /** `{months}` is a number above one. */
  months: '{months} months',
  items,
  watch,
};

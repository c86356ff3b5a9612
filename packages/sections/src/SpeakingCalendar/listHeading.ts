import { eventsOfDay } from '@podium/data/events/eventDays.ts';
import type { EventFilter } from '@podium/data/events/eventFilter.ts';
import { type EventDays, formatEventDays } from '@podium/data/schemas/eventDates.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import { fillIn } from '@podium/ui/locale/texts';
import { numberWord, withCapital, yearsOf, type NumberTexts } from '../parts/numberTexts.ts';

/** Headings of the list. `{all}` and `{listed}` are numbers, `{year}` is '2025' or '2025-2026'. */
export interface ListTexts extends NumberTexts {
  /**
   * Used when only the first of the matching events are listed. `{choice}` is replaced with `topics` and `region`, or with
   * nothing.
   */
  first: string;
  /** The same when all listed events are still to come. */
  next: string;
  /** Used when all matching events are listed. */
  every: PluralForms;
  /** Part of `{choice}` when topics are selected; `{topics}` is replaced with them. */
  topics: string;
  /** Part of `{choice}` when a region is selected; `{region}` is replaced with it. */
  region: string;
  /** Used for the events of a selected day; `{day}` is replaced with it. */
  day: PluralForms;
  noneThatDay: string;
  none: string;
}

interface ListState {
  /** The events that match the filters. */
  matching: readonly EventDays[];
  listed: readonly EventDays[];
  filter: EventFilter;
  /** The current day, 'YYYY-MM-DD'. */
  today: string;
}

/** The heading while no day is selected: 'First three of eight, 2025'. */
export function listHeading(texts: ListTexts, { matching, listed, filter, today }: ListState, locale: string): string {
  if (listed.length === 0) return texts.none;
  const isAhead = listed.every(({ endDate }) => endDate >= today);
  const more = isAhead ? texts.next : texts.first;
  const text = listed.length < matching.length ? more : pluralForm(texts.every, matching.length, locale);
  const values = {
    listed: numberWord(texts, listed.length),
    all: numberWord(texts, matching.length),
    choice: choiceText(texts, filter, locale),
    year: yearsOf(matching),
  };
  return withCapital(fillIn(text, values, locale), locale);
}

/** ' on AI or M&A in Europe' */
function choiceText(texts: ListTexts, { topics, region }: EventFilter, locale: string): string {
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(topics);
  return [
    topics.length > 0 ? ` ${fillIn(texts.topics, { topics: names }, locale)}` : '',
    region === null ? '' : ` ${fillIn(texts.region, { region }, locale)}`,
  ].join('');
}

/** The heading for a selected day: '3 December 2025: one event'. */
export function dayHeading(texts: ListTexts, matching: readonly EventDays[], day: string, locale: string): string {
  const count = eventsOfDay(matching, day).length;
  const text = count === 0 ? texts.noneThatDay : pluralForm(texts.day, count, locale);
  const date = formatEventDays({ date: day, endDate: day }, locale);
  return fillIn(text, { day: date, all: numberWord(texts, count) }, locale);
}

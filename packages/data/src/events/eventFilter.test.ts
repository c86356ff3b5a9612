import { describe, expect, test } from 'vitest';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';
import { filterEvents, noEventFilter } from './eventFilter.ts';

const events = [
  { title: 'Harbour Days', topics: ['AI'], region: 'Europe' },
  { title: 'Rope Fair', topics: ['AI', 'Storytelling'], region: 'GCC' },
  { title: 'Yard Forum', topics: ['Climate'], region: 'GCC' },
  { title: 'Sail Talks', topics: ['Storytelling'], region: 'USA' },
] satisfies Pick<SpeakingEvent, 'title' | 'topics' | 'region'>[];

function titles(found: readonly { title: string }[]): string[] {
  return found.map(({ title }) => title);
}

describe('REQ-CAL-1: event filters', () => {
  test('an empty selection filters nothing', () => {
    expect(filterEvents(events, noEventFilter)).toEqual(events);
  });

  test('an event matches if it has any of the selected topics', () => {
    expect(titles(filterEvents(events, { topics: ['Storytelling', 'Climate'], region: null }))).toEqual([
      'Rope Fair',
      'Yard Forum',
      'Sail Talks',
    ]);
  });

  test('a selected region must match', () => {
    expect(titles(filterEvents(events, { topics: [], region: 'GCC' }))).toEqual(['Rope Fair', 'Yard Forum']);
    expect(titles(filterEvents(events, { topics: ['AI'], region: 'GCC' }))).toEqual(['Rope Fair']);
    expect(filterEvents(events, { topics: ['Storytelling'], region: 'Europe' })).toEqual([]);
  });
});

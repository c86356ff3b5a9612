import { assert, constantFrom, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { events } from '../content/events.ts';
import { eventRegions, eventTopics } from '../schemas/eventOptions.ts';
import { filterEvents, noEventFilter } from './eventFilter.ts';

const chosenTopics = subarray([...eventTopics]);
const chosenRegion = constantFrom(null, ...eventRegions);

function titles(found: readonly { title: string }[]): string[] {
  return found.map(({ title }) => title);
}

describe('REQ-CAL-1: event filters', () => {
  test('an empty selection filters nothing', () => {
    expect(filterEvents(events, noEventFilter)).toEqual(events);
  });

  test('an event matches if it has any of the selected topics', () => {
    expect(titles(filterEvents(events, { topics: ['Storytelling', 'Private Equity'], region: null }))).toEqual([
      'European Capital Summit',
      'Machine Work Conference',
      'Gulf Private Markets',
      'Founders’ Hour, Live',
      'Applied Automation Conference',
    ]);
  });

  test('a selected region must match', () => {
    expect(titles(filterEvents(events, { topics: [], region: 'GCC' }))).toEqual([
      'Gulf Private Markets',
      'Family Enterprise Summit',
    ]);
    expect(titles(filterEvents(events, { topics: ['AI'], region: 'GCC' }))).toEqual(['Family Enterprise Summit']);
    expect(filterEvents(events, { topics: ['Storytelling'], region: 'GCC' })).toEqual([]);
  });

  test('keep exactly the matching events, in their order, for any selection', () => {
    assert(
      property(chosenTopics, chosenRegion, (topics, region) => {
        const found = new Set(filterEvents(events, { topics, region }));
        for (const event of events) {
          const hasTopic = new Set([...event.topics, ...topics]).size < event.topics.length + topics.length;
          expect(found.has(event)).toBe((topics.length === 0 || hasTopic) && [null, event.region].includes(region));
        }
        expect([...found]).toEqual(events.filter((event) => found.has(event)));
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { calendarProblems } from './calendarProblems.ts';
import { content } from './contentTexts.ts';
import { listed } from './listed.ts';

describe('REQ-CAL-1: topics, regions and cities', () => {
  test('of the brand agree with its events', () => {
    expect(listed(content.calendar ? calendarProblems(content.calendar) : [])).toBe('');
  });

  const filters = { topics: { options: ['Climate', 'AI'] }, region: { options: ['Africa'] } };
  const nairobi = { id: 'green-days', topics: ['Climate', 'AI'], region: 'Africa', location: 'Nairobi' };
  const cities = [{ name: 'Nairobi' }];

  test('can be any that the calendar lists', () => {
    expect(calendarProblems({ events: [nairobi], filters, cities })).toEqual([]);
  });

  test('that the calendar does not list are named', () => {
    const lagos = { id: 'tide-talks', topics: ['Tides'], region: 'GCC', location: 'Lagos' };
    expect(calendarProblems({ events: [nairobi, lagos], filters, cities })).toEqual([
      "Event tide-talks: the topic 'Tides' is not one of the filter, Climate, AI.",
      "Event tide-talks: the region 'GCC' is not one of the filter, Africa.",
      "Event tide-talks: the city 'Lagos' has no coordinates in cities.",
    ]);
  });

  test('without an event are named', () => {
    const events = [{ ...nairobi, topics: ['AI'] }];
    const more = { ...filters, region: { options: ['Africa', 'Asia'] } };
    expect(calendarProblems({ events, filters: more, cities: [...cities, ...cities, { name: 'Oslo' }] })).toEqual([
      "The topic 'Climate' of the filter belongs to no event.",
      "The region 'Asia' of the filter belongs to no event.",
      "The city 'Oslo' of the map has no event.",
      "The city 'Nairobi' is on the map twice.",
    ]);
  });
});

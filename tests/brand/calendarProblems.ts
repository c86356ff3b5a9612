import type { City } from '@podium/data/schemas/city.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';

interface CalendarContent {
  events: readonly Pick<SpeakingEvent, 'id' | 'topics' | 'region' | 'location' | 'status'>[];
  filters: { topics: { options: readonly string[] }; region: { options: readonly string[] } };
  cities: readonly City[];
  statuses: Readonly<Record<string, string>>;
}

/** Differences between the events, the options of the filters and the cities of the map, one sentence each. */
export function calendarProblems({ events, filters, cities, statuses }: CalendarContent): string[] {
  const topics = filters.topics.options;
  const regions = filters.region.options;
  const places = cities.map(({ name }) => name);
  const known = Object.keys(statuses);
  return [
    ...events.flatMap(({ id, topics: own, region, location, status }) => [
      ...own
        .filter((topic) => !topics.includes(topic))
        .map((topic) => `Event ${id}: the topic '${topic}' is not one of the filter, ${topics.join(', ')}.`),
      ...(regions.includes(region)
        ? []
        : [`Event ${id}: the region '${region}' is not one of the filter, ${regions.join(', ')}.`]),
      ...(known.includes(status) ? [] : [`Event ${id}: the status '${status}' is none of ${known.join(', ')}.`]),
      ...(places.includes(location) ? [] : [`Event ${id}: the city '${location}' has no coordinates in cities.`]),
    ]),
    ...topics
      .filter((topic) => !events.some((event) => event.topics.includes(topic)))
      .map((topic) => `The topic '${topic}' of the filter belongs to no event.`),
    ...regions
      .filter((region) => !events.some((event) => event.region === region))
      .map((region) => `The region '${region}' of the filter belongs to no event.`),
    ...cities
      .filter(({ latitude, longitude }) => Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      .map(({ name }) => `The city '${name}' is not on the earth: its latitude or longitude is too large.`),
    ...places
      .filter((place) => !events.some(({ location }) => location === place))
      .map((place) => `The city '${place}' of the map has no event.`),
    ...places
      .filter((place, index) => places.indexOf(place) !== index)
      .map((place) => `The city '${place}' is on the map twice.`),
  ];
}

import type { EventRegion, EventTopic } from '../schemas/eventOptions.ts';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';

/** What a visitor has chosen; nothing chosen means no filter. */
export interface EventFilter {
  topics: readonly EventTopic[];
  region: EventRegion | null;
}

/** Nothing chosen. */
export const noEventFilter: EventFilter = { topics: [], region: null };

/** The events with any of the topics, in the region, in their order (specification §4, 'Event filters'). */
export function filterEvents<Event extends SpeakingEvent>(
  events: readonly Event[],
  { topics, region }: EventFilter,
): Event[] {
  return events.filter(
    (event) =>
      (topics.length === 0 || event.topics.some((topic) => topics.includes(topic))) &&
      (region === null || event.region === region),
  );
}

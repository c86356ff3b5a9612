import type { SpeakingEvent } from '../schemas/speakingEvent.ts';

/** A visitor's filters; nothing chosen filters nothing (REQ-CAL-1). */
export interface EventFilter {
  topics: readonly string[];
  region: string | null;
}

export const noEventFilter: EventFilter = { topics: [], region: null };

/** The events with any of the topics and in the region, in their order (REQ-CAL-1). */
export function filterEvents<Event extends Pick<SpeakingEvent, 'topics' | 'region'>>(
  events: readonly Event[],
  { topics, region }: EventFilter,
): Event[] {
  return events.filter(
    (event) =>
      (topics.length === 0 || event.topics.some((topic) => topics.includes(topic))) &&
      (region === null || event.region === region),
  );
}

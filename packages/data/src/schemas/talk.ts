import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import type { PluralForms } from './pluralForm.ts';
import { slug } from './slug.ts';
import { eventTypes } from './speakingInquiry.ts';

/** A talk on the menu of /speaking. */
export const talkSchema = z.strictObject({
  id: slug,
  title: nonEmptyText.check(z.maxLength(60)),
  /** What the audience can do afterwards. */
  promise: nonEmptyText.check(z.maxLength(160)),
  minutes: z.int().check(z.minimum(5), z.maximum(480)),
  /** When to choose it: 'The one most rooms ask for.' */
  note: nonEmptyText.check(z.maxLength(60)),
  /** The event type that the inquiry form preselects. */
  eventType: z.enum(eventTypes),
});
export type Talk = z.infer<typeof talkSchema>;

export interface TalkMenuContent {
  heading: string;
  talks: readonly Talk[];
  /** Unit after the number of minutes. */
  unit: string;
  /** The label of each talk's link to the inquiry form. */
  ask: string;
}

export interface OrganiserQuoteContent {
  /** Without quotation marks. */
  quote: string;
  name: string;
  title: string;
  /** Id of the event, which gives its title, place, year and attendance. */
  event: string;
}

export interface SpeakingRoomsContent {
  /** `{rooms}` is the number of past events, `{people}` the sum of their attendance. */
  heading: PluralForms;
  /** Explains that a dot represents ten people. */
  note: string;
}

export interface OneSheet {
  /** Shown in its footer and metadata. */
  title: string;
  href: string;
  label: string;
  /** Format and size, below the label. */
  note: string;
  /** The last line of the file, with `{email}`. */
  contact: string;
  /** Label of the button in the acknowledgement of an inquiry. */
  mail: string;
}

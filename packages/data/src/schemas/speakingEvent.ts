import * as z from 'zod/mini';
import { wording } from './brand.ts';
import { eventRegions, eventTopics } from './eventOptions.ts';

/** An all-day event of the speaking calendar (specification §3; rulings, 'Events'). */
export const speakingEventSchema = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Is no id')),
    title: wording,
    /** First day, 'YYYY-MM-DD'. */
    date: z.iso.date(),
    /** Last day, 'YYYY-MM-DD'; equal to `date` for an event of one day. */
    endDate: z.iso.date(),
    /** The city. */
    location: wording,
    country: wording,
    region: z.enum(eventRegions),
    topics: z.array(z.enum(eventTopics)).check(z.minLength(1)),
    /** 'confirmed', 'pending' and 'tentative' have their own colours, anything else is grey (specification §4). */
    status: wording,
    /** People in the room. */
    attendees: z.int().check(z.minimum(1)),
    website: z.url({ protocol: /^https$/, error: 'Is not an https address' }),
    /** Also listed in the drawer of the 'On the Road' button. */
    featured: z.optional(z.boolean()),
  })
  .check(z.refine(({ date, endDate }) => date <= endDate, { error: 'Ends before it begins', path: ['endDate'] }));
export type SpeakingEvent = z.infer<typeof speakingEventSchema>;

import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { slug } from './slug.ts';

const day = z.iso.date({ error: "Must look like '2027-03-04'" });

/** An all-day event of the speaking calendar (REQ-CAL-4). */
export const speakingEventSchema = z
  .strictObject({
    id: slug,
    title: nonEmptyText,
    /** First day, 'YYYY-MM-DD'. */
    date: day,
    /** Last day, 'YYYY-MM-DD'; equals `date` for a one-day event. */
    endDate: day,
    /** City. */
    location: nonEmptyText,
    country: nonEmptyText,
    /** One of the regions of the brand's calendar, which filter by it. */
    region: nonEmptyText,
    topics: z.array(nonEmptyText).check(z.minLength(1)),
    /** 'confirmed', 'pending' and 'tentative' have their own colours; anything else is grey (REQ-CAL-3). */
    status: nonEmptyText,
    /** Number of people in the room. */
    attendees: z.int().check(z.minimum(1)),
    website: z.url({ protocol: /^https$/, error: 'Is not an https address' }),
    /** Also listed in the 'On the Road' drawer (REQ-HOME-4). */
    featured: z.optional(z.boolean()),
  })
  .check(z.refine(({ date, endDate }) => date <= endDate, { error: 'Ends before it begins', path: ['endDate'] }));
export type SpeakingEvent = z.infer<typeof speakingEventSchema>;

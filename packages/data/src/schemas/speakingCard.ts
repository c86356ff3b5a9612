import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { wording } from './brand.ts';

/** A way to have the speaker (specification §2, 'Speaking cards'). */
export const speakingCardSchema = z.strictObject({
  title: wording,
  description: wording,
  /** Where it takes place, for cards of a series. */
  cities: z.optional(z.array(wording)),
  action: actionSchema,
});
export type SpeakingCard = z.infer<typeof speakingCardSchema>;

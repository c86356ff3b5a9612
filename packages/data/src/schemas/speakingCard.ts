import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { nonEmptyText } from './brand.ts';

export const speakingCardSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  /** Place, for cards of a series. */
  cities: z.optional(z.array(nonEmptyText)),
  action: actionSchema,
});
export type SpeakingCard = z.infer<typeof speakingCardSchema>;

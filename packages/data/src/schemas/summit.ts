import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { wording } from './brand.ts';
import { priceInShort } from './price.ts';

/** A way into the summit (specification §9). */
export const ticketSchema = z.strictObject({
  title: wording,
  description: wording,
  price: priceInShort,
  action: actionSchema,
  /** 'Sold out': said in place of the action once there are none left. */
  soldOut: z.optional(wording),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** What one day of the summit is for. */
export const summitDaySchema = z.strictObject({
  /** 'Thursday'. */
  day: wording,
  title: wording,
  description: wording,
});
export type SummitDay = z.infer<typeof summitDaySchema>;

import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { nonEmptyText } from './brand.ts';
import { priceInShort } from './price.ts';

export const ticketSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  price: priceInShort,
  action: actionSchema,
  /** Replaces the action once no tickets are left: 'Sold out'. */
  soldOut: z.optional(nonEmptyText),
});
export type Ticket = z.infer<typeof ticketSchema>;

export interface SummitDay {
  /** 'Thursday'. */
  day: string;
  title: string;
  description: string;
}

import * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { nonEmptyText } from './brand.ts';

export const ticketSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  /** In whole units of the currency. */
  price: z.number().check(z.minimum(0)),
  action: actionSchema,
  /** Replaces the action once no tickets are left: 'Sold out'. */
  soldOut: z.optional(nonEmptyText),
});
export type Ticket = z.infer<typeof ticketSchema>;

export interface SummitDay {
  /** 'Thursday'. */
  day: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  title: string;
  description: string;
}

import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

export const programSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  /** In whole units of the currency. */
  price: z.number().check(z.minimum(0)),
  /** Follows a recurring price: '/yr'. */
  per: z.optional(nonEmptyText.check(z.maxLength(12))),
});
export type Program = z.infer<typeof programSchema>;

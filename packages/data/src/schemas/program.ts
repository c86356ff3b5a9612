import * as z from 'zod/mini';
import { wording } from './brand.ts';
import { priceInShort } from './price.ts';

/** A course with its price in the open (specification §9, 'Programs'). */
export const programSchema = z.strictObject({
  title: wording,
  description: wording,
  price: priceInShort,
  /** Follows the price where it is paid again: '/yr'. */
  per: z.optional(z.string().check(z.regex(/^\/[a-z]+$/))),
});
export type Program = z.infer<typeof programSchema>;

import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { priceInShort } from './price.ts';

export const programSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  price: priceInShort,
  /** Follows a recurring price: '/yr'. */
  per: z.optional(z.string().check(z.regex(/^\/[a-z]+$/))),
});
export type Program = z.infer<typeof programSchema>;

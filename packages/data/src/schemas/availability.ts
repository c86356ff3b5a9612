import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A quarter that can be booked, or is reserved. */
export const quarterSchema = z.strictObject({
  year: z.int(),
  /** 1 to 4. */
  quarter: z.int().check(z.minimum(1), z.maximum(4)),
  status: z.enum(['open', 'held']),
  /** Additional information: 'Not in August'. */
  note: z.optional(nonEmptyText),
});
export type Quarter = z.infer<typeof quarterSchema>;

import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A small action, titled with its cost. */
export const quickWinSchema = z.strictObject({
  /** '20' of 'min'. */
  cost: z.strictObject({ figure: nonEmptyText.check(z.maxLength(4)), unit: nonEmptyText }),
  title: nonEmptyText,
  description: nonEmptyText,
});
export type QuickWin = z.infer<typeof quickWinSchema>;

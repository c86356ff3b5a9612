import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** A coupon: a small move, headed by what it costs. */
export const quickWinSchema = z.strictObject({
  /** What it costs: '20' of 'min'. */
  cost: z.strictObject({ figure: wording.check(z.maxLength(4)), unit: wording }),
  title: wording,
  description: wording,
});
export type QuickWin = z.infer<typeof quickWinSchema>;

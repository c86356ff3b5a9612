import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** A year on the ribbon of the about page (specification §2, 'milestones'). */
export const milestoneSchema = z.strictObject({
  year: z.int().check(z.minimum(1990)),
  /** Companies owned at the end of that year: the ribbon's width. */
  companies: z.int().check(z.minimum(0)),
  text: wording,
});
export type Milestone = z.infer<typeof milestoneSchema>;

/** A rule to work by (specification §2, 'three values'). */
export const valueSchema = z.strictObject({
  /** Set as a pull quote, without quotation marks. */
  statement: wording,
  reason: wording,
});
export type Value = z.infer<typeof valueSchema>;

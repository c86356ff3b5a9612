import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** A year of the about page's timeline. */
export const milestoneSchema = z.strictObject({
  year: z.int().check(z.minimum(1990)),
  /** Companies owned at the end of that year; sets the width of the ribbon. */
  companies: z.int().check(z.minimum(0)),
  text: nonEmptyText,
});
export type Milestone = z.infer<typeof milestoneSchema>;

export const valueSchema = z.strictObject({
  /** Without quotation marks. */
  statement: nonEmptyText,
  reason: nonEmptyText,
});
export type Value = z.infer<typeof valueSchema>;

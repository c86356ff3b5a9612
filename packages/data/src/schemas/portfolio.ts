import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { slug } from './slug.ts';

const amount = z.number().check(z.positive());

export const portfolioEntrySchema = z.strictObject({
  slug,
  title: nonEmptyText,
  year: z.int().check(z.minimum(1900)),
  industry: nonEmptyText,
  /** Price paid, in whole units of the currency. */
  acquired: amount,
  /** Present value, or the price it was sold at. */
  current: amount,
  isSold: z.boolean(),
  description: nonEmptyText,
  /** What was changed, in a few words each. */
  improvements: z.array(nonEmptyText.check(z.maxLength(60))).check(z.minLength(1)),
});
export type PortfolioEntry = z.infer<typeof portfolioEntrySchema>;

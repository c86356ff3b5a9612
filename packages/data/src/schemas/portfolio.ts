import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** '€6.2M': the only format that the columns and emblems parse. */
const millionsOfEuros = z.string().check(z.regex(/^€\d+\.\dM$/, 'Is not written as €6.2M'));

export const portfolioEntrySchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  title: nonEmptyText,
  /** Year of the purchase. */
  year: z.int().check(z.minimum(1990)),
  industry: nonEmptyText,
  /** Price paid. */
  acquired: millionsOfEuros,
  /** Present value, or the price it was sold at. */
  current: millionsOfEuros,
  /** '219%': the ratio of `current` to `acquired`. */
  roi: z.string().check(z.regex(/^-?\d+%$/)),
  status: z.enum(['Sold', 'Hold']),
  description: nonEmptyText,
  /** What was changed, in a few words each. */
  improvements: z.array(nonEmptyText.check(z.maxLength(60))).check(z.minLength(1)),
});
export type PortfolioEntry = z.infer<typeof portfolioEntrySchema>;

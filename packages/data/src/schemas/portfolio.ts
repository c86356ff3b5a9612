import * as z from 'zod/mini';
import { wording } from './brand.ts';

/** '€6.2M': the one way of writing that the register's columns and seals read. */
const millionsOfEuros = z.string().check(z.regex(/^€\d+\.\dM$/, 'Is not written as €6.2M'));

/** A past deal (specification §3). */
export const portfolioEntrySchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  title: wording,
  /** When it was bought. */
  year: z.int().check(z.minimum(1990)),
  industry: wording,
  /** The price paid. */
  acquired: millionsOfEuros,
  /** What it is worth now, or what it was sold at. */
  current: millionsOfEuros,
  /** '219%': what `current` is over `acquired`. */
  roi: z.string().check(z.regex(/^-?\d+%$/)),
  /** What became of it: sold, or still ours. */
  status: z.enum(['Sold', 'Hold']),
  description: wording,
  /** What was changed; a few words each. */
  improvements: z.array(wording.check(z.maxLength(60))).check(z.minLength(1)),
});
export type PortfolioEntry = z.infer<typeof portfolioEntrySchema>;

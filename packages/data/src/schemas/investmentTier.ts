import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';
import { MINIMUM_INVESTMENT } from './euros.ts';

/** An access tier: an asset type and its range of ticket sizes. */
export const investmentTierSchema = z
  .strictObject({
    type: nonEmptyText,
    description: nonEmptyText,
    /** Smallest ticket, in whole euros. */
    from: z.int().check(z.minimum(MINIMUM_INVESTMENT)),
    /** Largest ticket, in whole euros. */
    to: z.int(),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'Ends before it begins', path: ['to'] }));
export type InvestmentTier = z.infer<typeof investmentTierSchema>;

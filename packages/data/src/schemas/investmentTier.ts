import * as z from 'zod/mini';
import { wording } from './brand.ts';
import { MINIMUM_INVESTMENT } from './euros.ts';

/** An access tier: a kind of asset and the range of its tickets (specification §3, §9). */
export const investmentTierSchema = z
  .strictObject({
    type: wording,
    description: wording,
    /** Smallest ticket, in whole euros. */
    from: z.int().check(z.minimum(MINIMUM_INVESTMENT)),
    /** Largest ticket, in whole euros. */
    to: z.int(),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'Ends before it begins', path: ['to'] }));
export type InvestmentTier = z.infer<typeof investmentTierSchema>;

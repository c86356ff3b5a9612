import * as z from 'zod/mini';
import { nonEmptyText } from './brand.ts';

/** An access tier: an asset type and its range of ticket sizes. */
export const investmentTierSchema = z
  .strictObject({
    type: nonEmptyText,
    description: nonEmptyText,
    /** Smallest ticket, in whole units of the currency. */
    from: z.int().check(z.minimum(0)),
    to: z.int(),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'Ends before it begins', path: ['to'] }));
export type InvestmentTier = z.infer<typeof investmentTierSchema>;

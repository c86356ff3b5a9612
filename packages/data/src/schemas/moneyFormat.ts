import * as z from 'zod/mini';

/** How amounts of a section are written, besides the locale. */
export const moneyFormatSchema = z.strictObject({
  currency: z.string().check(
    z.refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: 'Is not a currency code of ISO 4217, such as EUR',
    }),
  ),
  /** `compact`: '$5K', `standard`: '$5,000'. */
  notation: z.enum(['compact', 'standard']),
  /** Of compact amounts from one million. 1 writes '€11.0M'. @default 0 */
  minimumFractionDigits: z.optional(z.literal([0, 1])),
});
export type MoneyFormat = z.infer<typeof moneyFormatSchema>;

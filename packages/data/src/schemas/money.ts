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
  /** Of compact amounts. 1 writes '€11.0M'. @default 0 */
  minimumFractionDigits: z.optional(z.literal([0, 1])),
});
export type MoneyFormat = z.infer<typeof moneyFormatSchema>;

const compact = {
  notation: 'compact',
  // By default WebKit shows '€500.0K'.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
} as const;
const standard = { trailingZeroDisplay: 'stripIfInteger' } as const;

/** An amount in whole units of its currency: '$5K', '€690'. */
export function formatMoney(
  amount: number,
  { currency, notation, ...digits }: MoneyFormat,
  locale: string = 'en',
): string {
  const digitsOf = notation === 'compact' ? { ...compact, ...digits } : standard;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digitsOf }).format(amount);
}

/** '€500K-€2M'. */
export function formatMoneyRange({ from, to }: { from: number; to: number }, format: MoneyFormat, locale?: string) {
  return `${formatMoney(from, format, locale)}-${formatMoney(to, format, locale)}`;
}

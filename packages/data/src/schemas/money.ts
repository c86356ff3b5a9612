import type { MoneyFormat } from './moneyFormat.ts';

const compact = {
  notation: 'compact',
  // WebKit's default is '€500.0K'.
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
  const digitsOf = notation === 'compact' ? { ...compact, ...(amount < 1_000_000 ? {} : digits) } : standard;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digitsOf }).format(amount);
}

/** '€500K-€2M'. */
export function formatMoneyRange({ from, to }: { from: number; to: number }, format: MoneyFormat, locale?: string) {
  return `${formatMoney(from, format, locale)}-${formatMoney(to, format, locale)}`;
}

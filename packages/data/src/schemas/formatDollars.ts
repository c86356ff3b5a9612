/* Separate from the parser, whose schema library is not needed by pages that only show an amount. */

/** '$1,000,000': without decimals. */
export function formatDollars(dollars: number, locale: string = 'en'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    dollars,
  );
}

/** '$1M', '$250K': rounded, for the ticks of a scale. */
export function formatShortDollars(dollars: number, locale: string = 'en'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).format(dollars);
}

/** '1,000,000', for fields that show the currency sign as a prefix. In English if `parseDollars` cannot read it. */
export function formatAmount(dollars: number, locale: string = 'en'): string {
  const text = dollars.toLocaleString(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
  return /^\d{1,3}(?:\D\d{3})*$/.test(text) ? text : formatAmount(dollars);
}

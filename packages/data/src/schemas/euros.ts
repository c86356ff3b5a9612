/** Minimum investment, in whole euros. */
export const MINIMUM_INVESTMENT = 500_000;

const compactEuros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  // By default WebKit shows '€500.0K'.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Whole euros in compact form: '€500K', '€2M'. */
export function formatEuros(euros: number): string {
  return compactEuros.format(euros);
}

/** '€500K-€2M'. */
export function formatEuroRange({ from, to }: { from: number; to: number }): string {
  return `${formatEuros(from)}-${formatEuros(to)}`;
}

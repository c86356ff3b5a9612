/** The least that can be invested, in whole euros (specification §9). */
export const MINIMUM_INVESTMENT = 500_000;

const compactEuros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** '€500K', '€2M': whole euros in short. */
export function formatEuros(euros: number): string {
  return compactEuros.format(euros);
}

/** '€500K-€2M', as the specification writes it (§9, 'Investment tiers'). */
export function formatEuroRange({ from, to }: { from: number; to: number }): string {
  return `${formatEuros(from)}-${formatEuros(to)}`;
}

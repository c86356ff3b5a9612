import type { PortfolioEntry } from './portfolio.ts';

/** The gain over the price paid, as a share of it in whole per cent: 2.19. */
export function returnOf({ acquired, current }: Pick<PortfolioEntry, 'acquired' | 'current'>): number {
  return Math.round((current / acquired - 1) * 100) / 100;
}

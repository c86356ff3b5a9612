import type { PortfolioEntry } from './portfolio.ts';

/** The gain as a fraction of the price paid, rounded to whole per cent: 2.19 for 219 %. */
export function returnOf({ acquired, current }: Pick<PortfolioEntry, 'acquired' | 'current'>): number {
  return Math.round((current / acquired - 1) * 100) / 100;
}

/** '219%' or '−7 %', with a real minus. */
export function formatReturn(gain: number, locale: string): string {
  return gain.toLocaleString(locale, { style: 'percent' }).replace('-', '−');
}

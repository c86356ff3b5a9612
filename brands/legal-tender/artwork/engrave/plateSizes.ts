import type { RuledSettings } from './ruled.ts';
import type { SpiralSettings } from './spiral.ts';

/** The three versions of a portrait, by the width at which it is shown. */
export const plateSizes = {
  /** 480 px wide and wider. */
  fine: { radius: 600, turns: 96, tolerance: 0.48 },
  /** From 340 px, where 96 turns would merge. */
  small: { radius: 500, turns: 68, tolerance: 0.55 },
  /** Below 340 px, and in mails. */
  smallest: { radius: 450, turns: 54, tolerance: 0.55 },
} as const;

export type PlateSize = keyof typeof plateSizes;

/** Minimum and maximum width of a line, as shares of the distance between two lines. */
const lineWidths = {
  /** Dark lines for light surfaces. */
  positive: { thinnest: 0.045, thickest: 0.95 },
  /** Light lines for dark surfaces. */
  negative: { thinnest: 0.05, thickest: 0.92 },
} as const;

export type Polarity = keyof typeof lineWidths;

/** Parameters of a spiral in one version, for light or dark surfaces. */
export function spiralSettings(size: PlateSize, polarity: Polarity): SpiralSettings {
  return { ...plateSizes[size], ...lineWidths[polarity] };
}

/** Number of lines of a ruled picture in each version, for pictures that are at most as high as wide. */
export const ruledLines = { fine: 128, small: 92, smallest: 72 } satisfies Record<PlateSize, number>;

/** Distance between lines, in units: enough for nine widths. */
const ruledPitch = 8;

/**
 * Parameters of a ruled picture in one version, with `aspect` (width by height), for light or dark surfaces.
 */
export function ruledSettings(size: PlateSize, aspect: number, polarity: Polarity): RuledSettings {
  const lines = ruledLines[size];
  const height = lines * ruledPitch;
  return { width: Math.round(height * aspect), height, lines, tolerance: 0.8, ...lineWidths[polarity] };
}

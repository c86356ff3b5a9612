import type { RuledCut } from './ruled.ts';
import type { SpiralCut } from './spiral.ts';

/** The three sizes in which a portrait is cut, by the width at which it is shown. */
export const cutSizes = {
  /** 480 px wide and wider. */
  fine: { radius: 600, turns: 96, tolerance: 0.48 },
  /** From 340 px, where 96 turns would run together. */
  small: { radius: 500, turns: 68, tolerance: 0.55 },
  /** Below 340 px, and as a picture in mails. */
  smallest: { radius: 450, turns: 54, tolerance: 0.55 },
} as const;

export type CutSize = keyof typeof cutSizes;

/** How thin and thick a line may be, as shares of the distance between two lines. */
const lineWidths = {
  /** Dark line on paper. */
  positive: { thinnest: 0.045, thickest: 0.95 },
  /** Light line on a dark ground. */
  negative: { thinnest: 0.05, thickest: 0.92 },
} as const;

export type Polarity = keyof typeof lineWidths;

/** The cut of a spiral in one size, for one kind of ground. */
export function spiralCut(size: CutSize, polarity: Polarity): SpiralCut {
  return { ...cutSizes[size], ...lineWidths[polarity] };
}

/** The same three sizes where a picture is ruled: how many lines, for a picture as high as it is wide or lower. */
export const ruledLines = { fine: 128, small: 92, smallest: 72 } satisfies Record<CutSize, number>;

/** Units from line to line: enough for nine thicknesses. */
const ruledPitch = 8;

/** The cut of ruled lines in one size, for a picture of `aspect` (width by height) and one kind of ground. */
export function ruledCut(lines: number, aspect: number, polarity: Polarity): RuledCut {
  const height = lines * ruledPitch;
  return { width: Math.round(height * aspect), height, lines, tolerance: 0.8, ...lineWidths[polarity] };
}

/** A path as a file: `width` by `height` units from (x, y). */
export function plateSvg(path: string, { x = 0, y = 0, width, height }: PlateFrame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><path d="${path}"/></svg>`;
}

export interface PlateFrame {
  /** @default 0 */
  x?: number;
  /** @default 0 */
  y?: number;
  width: number;
  height: number;
}

/** The frame of a disc around (0, 0). */
export function discFrame(radius: number): PlateFrame {
  return { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius };
}

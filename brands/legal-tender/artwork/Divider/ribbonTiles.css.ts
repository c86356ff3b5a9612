import { ribbonTile } from '../engraving/ribbon.ts';

/** Height of each size, in px. */
export const heights = { small: 24, large: 72 } as const;

export type RibbonSize = keyof typeof heights;

export const tiles = {
  small: ribbonTile({ width: 120, height: heights.small, waves: 2, strands: 5, line: 0.8 }),
  large: ribbonTile({ width: 280, height: heights.large, waves: 2, strands: 12, line: 0.9 }),
};

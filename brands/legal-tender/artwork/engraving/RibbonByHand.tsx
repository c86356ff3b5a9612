import { ribbonTile } from './ribbon.ts';
import { space } from '@podium/ui/theme/scale.css';

export interface RibbonFigures {
  /** Full waves in one tile. */
  waves: number;
  /** Strands in each of the two crossing bundles. */
  strands: number;
  /** Width of the line, in px. */
  line: number;
  /** Height of the band, in px; a tile is four times as long. */
  height: number;
}

/** A ribbon with custom parameters. The shipped ones are in `Divider/ribbonTiles.css.ts`. */
export function RibbonByHand({ height, ...figures }: RibbonFigures) {
  return (
    <div
      data-testid="band"
      style={{
        blockSize: height,
        marginBlock: space.s7,
        backgroundColor: 'currentColor',
        maskImage: ribbonTile({ ...figures, height, width: 4 * height }),
        maskRepeat: 'repeat-x',
      }}
    />
  );
}

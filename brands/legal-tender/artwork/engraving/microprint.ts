import { svgUrl } from './svgUrl.ts';

/** Height of the line, in px. */
export const microprintHeight = 5;

/** Too small to read, like microprint on banknotes. */
const words = 'CAPITAL SPOKEN PLAINLY · EVERY FIGURE CHECKED · EVERY LINE DRAWN ONCE ·';

const tileWidth = 256;

/** One tile of the line as a CSS mask image. `textLength` makes the tiles join in any typeface. */
export function microprintTile(): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${tileWidth}' height='${microprintHeight}'>` +
      `<text y='4' font-family='system-ui,sans-serif' font-weight='700' font-size='4.2' textLength='${tileWidth - 2}'>${words}</text></svg>`,
  );
}

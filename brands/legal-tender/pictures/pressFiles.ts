import { readFileSync } from 'node:fs';
import { pressPaths } from '../content/pressKit.ts';
import { colors } from '../theme/colors.ts';
import { markMarkup } from './engraving.ts';

const { page, inverse } = colors;

/** The sizes that the press kit states, in px. */
const portraitSize = 2400;
const stageWidth = 3200;
const markSize = 1024;

/** Portrait, stage and mark for light and dark surfaces. A PNG is given as the SVG that it is rendered from. */
export function pressFiles(): { path: string; content: string }[] {
  const pictures = {
    portrait: plate('sitter.svg', portraitSize, page.text.light),
    portraitNegative: plate('sitterNegative.svg', portraitSize, inverse.text.light, inverse.background.light),
    stage: plate('hall.svg', stageWidth, inverse.text.light, inverse.background.light),
    stageLight: plate('hall.svg', stageWidth, page.text.light),
    mark: mark({ intaglio: page.action.light, serial: page.accent.light }),
    markReversed: mark({ intaglio: inverse.artwork.light, serial: inverse.artwork.light }, inverse.background.light),
  };
  return Object.entries(pictures).flatMap(([name, content]) => {
    const { svg, png } = pressPaths[name as keyof typeof pictures];
    return [
      { path: svg, content },
      { path: png, content },
    ];
  });
}

function plate(file: string, size: number, ink: string, ground?: string): string {
  const drawing = readFileSync(new URL(`../artwork/Plate/plates/${file}`, import.meta.url), 'utf8');
  const [x = 0, y = 0, width = 0, height = 0] = /viewBox="([^"]*)"/.exec(drawing)?.[1]?.split(' ').map(Number) ?? [];
  const background = ground ? `<rect fill="${ground}" x="${x}" y="${y}" width="${width}" height="${height}"/>` : '';
  return drawing
    .replace('<svg ', `<svg width="${size}" height="${Math.round((size * height) / width)}" fill="${ink}" `)
    .replace('>', `>${background}`);
}

function mark(inks: Parameters<typeof markMarkup>[0], ground?: string): string {
  const background = ground ? `<rect width="${markSize}" height="${markSize}" fill="${ground}"/>` : '';
  const drawing = markMarkup(inks, { x: markSize / 2, y: markSize / 2, width: markSize * 0.8, lineWidth: 5 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}" viewBox="0 0 ${markSize} ${markSize}">${background}${drawing}</svg>`;
}

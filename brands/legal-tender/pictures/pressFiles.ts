import { readFileSync } from 'node:fs';
import { pressPaths } from '../content/pressKit.ts';
import { colors } from '../theme/colors.ts';
import { markMarkup } from './engraving.ts';

const { page, inverse, accent1 } = colors;

/** The sizes that the press kit states, in px. */
const portraitSize = 2400;
const markSize = 1024;

/** The portrait and the mark, each for light and for dark grounds. A PNG is given as the SVG that it is rendered from. */
export function pressFiles(): { path: string; content: string }[] {
  const pictures = {
    portrait: portrait('sitter.svg', page.text.light),
    portraitNegative: portrait('sitterNegative.svg', inverse.text.light, inverse.background.light),
    mark: mark({ intaglio: page.action.light, serial: page.accent.light }),
    markReversed: mark({ intaglio: inverse.text.light, serial: accent1.background.light }, inverse.background.light),
  };
  return Object.entries(pictures).flatMap(([name, content]) => {
    const { svg, png } = pressPaths[name as keyof typeof pictures];
    return [
      { path: svg, content },
      { path: png, content },
    ];
  });
}

function portrait(file: string, ink: string, ground?: string): string {
  const plate = readFileSync(new URL(`../artwork/Plate/plates/${file}`, import.meta.url), 'utf8');
  const background = ground ? `<path fill="${ground}" d="M-600-600h1200v1200h-1200z"/>` : '';
  return plate
    .replace('<svg ', `<svg width="${portraitSize}" height="${portraitSize}" fill="${ink}" `)
    .replace('>', `>${background}`);
}

function mark(inks: Parameters<typeof markMarkup>[0], ground?: string): string {
  const background = ground ? `<rect width="${markSize}" height="${markSize}" fill="${ground}"/>` : '';
  const drawing = markMarkup(inks, { x: markSize / 2, y: markSize / 2, width: markSize * 0.8, lineWidth: 5 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}" viewBox="0 0 ${markSize} ${markSize}">${background}${drawing}</svg>`;
}

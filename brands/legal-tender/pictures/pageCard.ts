import { readFileSync } from 'node:fs';
import type { PageCard } from '@podium/data/brandBuild.ts';
import type { PageName } from '@podium/data/schemas/site.ts';
import { colors } from '../theme/colors.ts';
import { markMarkup, type Inks, sealMarkup } from './engraving.ts';
import { type PagePicture, pagePictures } from './pagePictures.ts';
import { portraitInk } from './portraitInk.ts';

/** Open Graph pictures always have the light theme. */
const { page, accent1, inverse } = colors;

interface Look {
  background: string;
  text: string;
  mark: Inks;
  measure: number;
}

const looks: Record<PagePicture['plate'], Look> = {
  portrait: {
    background: page.background.light,
    text: page.text.light,
    mark: { intaglio: page.artwork.light, serial: page.artworkSecondary.light },
    measure: 620,
  },
  seats: {
    background: accent1.background.light,
    text: accent1.text.light,
    mark: { intaglio: accent1.text.light, serial: accent1.text.light },
    measure: 552,
  },
  seal: {
    background: inverse.background.light,
    text: inverse.text.light,
    mark: { intaglio: inverse.artwork.light, serial: inverse.artwork.light },
    measure: 620,
  },
};

/** Minimum length of a headline that is set smaller on pictures with a seal. */
const longFrom = 34;

/** The Open Graph picture of a page. */
export function pageCard(name: Exclude<PageName, 'notFound'>): PageCard {
  const picture = pagePictures[name];
  const { mark, ...look } = looks[picture.plate];
  const isSeal = picture.plate === 'seal';
  return {
    words: picture.words,
    note: picture.note,
    ...look,
    largest: isSeal && picture.words.length >= longFrom ? 72 : undefined,
    drawing: drawing(picture, look.background, mark),
    mark: markMarkup(mark, { x: 28, y: 28, width: 56, lineWidth: 0.9 }),
    figure: isSeal ? picture.figure : undefined,
  };
}

/** The drawing next to the text. */
function drawing(picture: PagePicture, background: string, inks: Inks): string {
  if (picture.plate === 'seal') {
    return sealMarkup(picture.seal, inks, { x: 1020, y: 300, width: 820, lineWidth: 1.1 }) + veil(background);
  }
  const [file, place] =
    picture.plate === 'portrait'
      ? ['sitter.svg', 'x="690" y="26" width="640" height="640" fill="url(#ink)"']
      : ['seats.svg', `x="612" y="222" width="760" height="416" color="${accent1.text.light}"`];
  const plate = readFileSync(new URL(`../artwork/Plate/plates/${file}`, import.meta.url), 'utf8');
  return (
    portraitInk('light') + plate.replaceAll('stroke="#000"', 'stroke="currentColor"').replace('<svg ', `<svg ${place} `)
  );
}

/** Fades out the lines behind the text. */
function veil(background: string): string {
  return `<linearGradient id="veil"><stop offset=".44" stop-color="${background}"/><stop offset=".7" stop-color="${background}" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#veil)"/>`;
}

import { readFileSync } from 'node:fs';
import { freeResources, newsletterResult } from '../content.ts';
import { promptSheet } from '../content/promptSheet.ts';
import { type MailTheme, type MailPicture, proposalPictures } from '@podium/data/schemas/mailPictures.ts';
import { brandFigures } from '../artwork/engraving/brandSeal.ts';
import { catalogue } from '../artwork/engraving/catalogue.ts';
import { sealFor, type SealSpec } from '../artwork/engraving/seal.ts';
import { colors } from '../theme/colors.ts';
import { type Inks, markMarkup, proposalMarkup, sealMarkup } from './engraving.ts';
import { portraitInk } from './portraitInk.ts';

const { artwork, artworkSecondary } = colors.page;

const inksOf: Record<MailTheme, Inks> = {
  light: { intaglio: artwork.light, serial: artworkSecondary.light },
  dark: { intaglio: artwork.dark, serial: artworkSecondary.dark },
};

const promptCount = promptSheet.groups.flatMap(({ prompts }) => prompts).length;

/** A resource gets its seal in the same way as a podcast episode: by its number of pages or prompts. */
const resources = catalogue(
  'episode',
  freeResources.items.map((item) => ({ ...item, number: item.pages ?? promptCount })),
);

const seals = new Map<MailPicture, SealSpec>([
  // The same seal as on the page that the mail's button opens.
  ['newsletter', sealFor('channel', { ...newsletterResult.confirm.memo, latest: '' })],
  ['desk', sealFor('brand', brandFigures)],
  ...resources.map(({ type, seal }) => [`resource/${type}`, seal] as const),
]);

const proposals = new Map(proposalPictures());

/** A picture for mails as SVG, with a transparent background. `width` in px, at twice the density. */
export function mailDrawing(name: MailPicture, theme: MailTheme, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${width} ${width}">${markup(name, theme, width)}</svg>`;
}

function markup(name: MailPicture, theme: MailTheme, width: number): string {
  if (name === 'portrait') {
    const file = theme === 'light' ? 'sitterSmallest.svg' : 'sitterNegativeSmallest.svg';
    const portrait = readFileSync(new URL(`../artwork/Plate/plates/${file}`, import.meta.url), 'utf8');
    return portraitInk(theme) + portrait.replace('<svg ', `<svg width="${width}" height="${width}" fill="url(#ink)" `);
  }
  const place = { x: width / 2, y: width / 2, width, lineWidth: name === 'mark' ? 1.1 : 1.3 };
  if (name === 'mark') return markMarkup(inksOf[theme], place);
  const proposal = proposals.get(name);
  if (proposal) return proposalMarkup(proposal, inksOf[theme], place);
  const seal = seals.get(name);
  if (!seal) throw new Error(`There is no picture ${name}.`);
  return sealMarkup(seal, inksOf[theme], place);
}

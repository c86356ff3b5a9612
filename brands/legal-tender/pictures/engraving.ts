import type { ProposalAnswers } from '@podium/data/schemas/proposal.ts';
import { brandSeal } from '../artwork/engraving/brandSeal.ts';
import { openRings } from '../artwork/engraving/openRings.ts';
import { drawProposal } from '../artwork/engraving/proposal.ts';
import { type Layer, type SealInk, strandTransform } from '../artwork/engraving/rosette.ts';
import { sealRadius, type SealSpec } from '../artwork/engraving/seal.ts';
import { drawSeal } from '../artwork/engraving/sealDrawing.ts';

/** The colour of each plate's lines. */
export type Inks = Record<SealInk, string>;

/** Position of a round drawing: centre and width, in px. */
export interface RoundPlace {
  x: number;
  y: number;
  width: number;
  /** In px. */
  lineWidth: number;
}

/** The seal of an item with all its rings. */
export function sealMarkup(spec: SealSpec, inks: Inks, place: RoundPlace): string {
  const scale = place.width / (2 * sealRadius);
  return placed(
    place,
    scale,
    drawSeal(spec)
      .flat()
      .map((layer) => strands(layer, inks[layer.ink], place.lineWidth / scale)),
  );
}

/** The emblem of a proposal, for small pictures: every second strand. The circles of open questions are dotted. */
export function proposalMarkup(answers: ProposalAnswers, inks: Inks, place: RoundPlace): string {
  const scale = place.width / (2 * sealRadius);
  const width = place.lineWidth / scale;
  const dots = openRings(answers).map(
    (radius) =>
      `<circle r="${radius}" stroke="${inks.intaglio}" stroke-width="${1.5 * width}" stroke-linecap="round" stroke-dasharray="0 ${4 * width}"/>`,
  );
  const layers = drawProposal(answers)
    .flat()
    .map((layer) => {
      const half = { ...layer, strands: layer.strands.filter((_, index) => index % 2 === 0) };
      const lines = strands(half, inks[layer.ink], layer.isBed ? width * 0.7 : width);
      return layer.isBed ? `<g opacity="0.75">${lines}</g>` : lines;
    });
  return placed(place, scale, [...dots, ...layers]);
}

/** The two rings of the brand's wordmark. */
export function markMarkup(inks: Inks, place: RoundPlace): string {
  const { radius, ring, innerScale } = brandSeal;
  const scale = place.width / (2 * radius);
  const outer = strands(ring, inks.intaglio, place.lineWidth / scale);
  const inner = strands(ring, inks.serial, place.lineWidth / scale / innerScale);
  return placed(place, scale, [outer, `<g transform="scale(${innerScale})">${inner}</g>`]);
}

function placed({ x, y }: RoundPlace, scale: number, parts: string[]): string {
  return `<g fill="none" transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
}

function strands({ path, strands: copies }: Layer, ink: string, width: number): string {
  const paths = copies.map((copy) => {
    const transform = strandTransform(copy);
    return `<path${transform ? ` transform="${transform}"` : ''} stroke-width="${width / copy.scale}" d="${path}"/>`;
  });
  return `<g stroke="${ink}">${paths.join('')}</g>`;
}

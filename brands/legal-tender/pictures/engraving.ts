import { brandSeal } from '../artwork/engraving/brandSeal.ts';
import { type Layer, type PlateInk, strandTransform, weaveLayer } from '../artwork/engraving/rosette.ts';
import { sealRadius, type SealSpec } from '../artwork/engraving/seal.ts';
import { drawSeal } from '../artwork/engraving/sealDrawing.ts';

/** The colour of each plate's lines. */
export type Inks = Record<PlateInk, string>;

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

/** The two rings of the brand's wordmark. */
export function markMarkup(inks: Inks, place: RoundPlace): string {
  const { radius, wave, segments, phases, innerScale } = brandSeal;
  const scale = place.width / (2 * radius);
  const ring = weaveLayer({ ink: 'intaglio', wave, segments, phases });
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

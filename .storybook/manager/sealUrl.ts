import { strandTransform } from '@podium/brands/active/artwork/engraving/rosette.ts';
import { sealRadius, type SealSpec } from '@podium/brands/active/artwork/engraving/seal.ts';
import { drawSeal } from '@podium/brands/active/artwork/engraving/sealDrawing.ts';
import { svgUrl } from '@podium/brands/active/artwork/engraving/svgUrl.ts';

/** A single-colour seal as a CSS image. */
export function sealUrl(spec: SealSpec, color: string): string {
  const layers = drawSeal(spec)
    .flat()
    .map(({ path, strands }, index) => {
      const uses = strands.map((strand) => `<use href='#l${index}' transform='${strandTransform(strand) ?? ''}'/>`);
      return `<defs><path id='l${index}' d='${path}' vector-effect='non-scaling-stroke'/></defs>${uses.join('')}`;
    });
  const box = `${-sealRadius} ${-sealRadius} ${2 * sealRadius} ${2 * sealRadius}`;
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}' fill='none' stroke='${color}' stroke-width='0.8'>${layers.join('')}</svg>`,
  );
}

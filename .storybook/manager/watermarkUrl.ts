import { strandTransform } from '../../packages/ui/src/press/rosette.ts';
import { svgUrl } from '../../packages/ui/src/press/svgUrl.ts';
import { watermarkLayers, watermarkRadius } from '../../packages/ui/src/press/watermark.ts';

/** The rosette behind the site's first headline, as a CSS image in one colour. */
export function watermarkUrl(color: string): string {
  const layers = Object.values(watermarkLayers()).map(({ path, strands }, index) => {
    const uses = strands.map((strand) => {
      const transform = strandTransform(strand);
      return `<use href='#l${index}'${transform ? ` transform='${transform}'` : ''}/>`;
    });
    return `<defs><path id='l${index}' d='${path}' vector-effect='non-scaling-stroke'/></defs>${uses.join('')}`;
  });
  const box = `${-watermarkRadius} ${-watermarkRadius} ${2 * watermarkRadius} ${2 * watermarkRadius}`;
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}' fill='none' stroke='${color}' stroke-width='0.7'>${layers.join('')}</svg>`,
  );
}

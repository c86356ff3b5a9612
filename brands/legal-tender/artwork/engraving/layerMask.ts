import { strandTransform, type Layer } from './rosette.ts';
import { svgUrl } from './svgUrl.ts';

/** A layer of a mask, with its transformations. */
interface MaskLayer {
  layer: Layer;
  /** Scale factor. @default 1 */
  scale?: number;
  /** Draws it a second time, mirrored. @default false */
  isMirrored?: boolean;
}

/** Properties shared by all layers of a mask. */
interface MaskSheet {
  /** Half the width of the square viewBox around (0, 0). */
  radius: number;
  /** Width of every line in px, at any size. */
  strokeWidth: number;
}

/**
 * Layers as a CSS mask image, so that a drawing on every page adds some bytes to the style sheet and no script. The
 * background behind the mask sets the colour.
 */
export function layerMask(maskLayers: readonly MaskLayer[], { radius, strokeWidth }: MaskSheet): string {
  const groups = maskLayers.map(({ layer, scale = 1, isMirrored = false }, index) => {
    // A layer that is drawn again, in another size, shares its path.
    const first = maskLayers.findIndex((each) => each.layer === layer);
    const id = `s${first || ''}`;
    const copies = layer.strands.map(
      (strand) => `<use href='#${id}'${attribute('transform', strandTransform(strand))}/>`,
    );
    const path = `<path id='${id}' vector-effect='non-scaling-stroke' d='${layer.path}'/>`;
    const strands = first === index ? path + copies.slice(1).join('') : copies.join('');
    const mirrored = isMirrored ? `<g transform='scale(-1 1)'>${copies.join('')}</g>` : '';
    return `<g${attribute('transform', scale === 1 ? undefined : `scale(${scale})`)}>${strands}${mirrored}</g>`;
  });
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-radius} ${-radius} ${2 * radius} ${2 * radius}' fill='none' stroke='#000' stroke-width='${strokeWidth}'>${groups.join('')}</svg>`,
  );
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}='${value}'` : '';
}

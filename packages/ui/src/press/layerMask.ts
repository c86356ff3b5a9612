import { strandTransform, type Layer } from './rosette.ts';
import { svgUrl } from './svgUrl.ts';

/** What surrounds the strands of a mask. */
export interface MaskSheet {
  /** Half the width of the square that is drawn, around (0, 0). */
  radius: number;
  /** Width of every line in px, at any size. */
  strokeWidth: number;
  /** Factor in which everything is drawn. @default 1 */
  scale?: number;
  /** Prints the layer a second time, mirrored. @default false */
  isMirrored?: boolean;
}

/**
 * A layer as a CSS mask: a drawing that stands in every page costs its style sheet some bytes and its script none. The
 * ink is whatever lies below the mask.
 */
export function layerMask(layer: Layer, { radius, strokeWidth, scale = 1, isMirrored = false }: MaskSheet): string {
  const copies = layer.strands.map((strand) => `<use href='#s'${attribute('transform', strandTransform(strand))}/>`);
  const strands = `<path id='s' vector-effect='non-scaling-stroke' d='${layer.path}'/>${copies.slice(1).join('')}`;
  const mirrored = isMirrored ? `<g transform='scale(-1 1)'>${copies.join('')}</g>` : '';
  const group = attribute('transform', scale === 1 ? undefined : `scale(${scale})`);
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-radius} ${-radius} ${2 * radius} ${2 * radius}' fill='none' stroke='#000' stroke-width='${strokeWidth}'><g${group}>${strands}${mirrored}</g></svg>`,
  );
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}='${value}'` : '';
}

/** One file of a photograph. */
export interface PhotographFile {
  src: string;
  /** In px. */
  width: number;
}

/** A photograph in several widths and formats. */
export interface Photograph {
  /** Fallback format. Narrowest first, at least one. */
  jpeg: readonly [PhotographFile, ...PhotographFile[]];
  webp?: readonly PhotographFile[];
  avif?: readonly PhotographFile[];
  /** Focal point for cropping, as shares of width and height from the upper left. @default the middle */
  focalPoint?: { x: number; y: number };
}

/** A value for `srcset`. */
export function sourceSet(files: readonly PhotographFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** A value for `object-position`. */
export function cropPosition({ x, y }: NonNullable<Photograph['focalPoint']>): string {
  return `${percent(x)} ${percent(y)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** The index `step` places after `index` among `count`, wrapping around at both ends. `count` is at least 1. */
export function carouselIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

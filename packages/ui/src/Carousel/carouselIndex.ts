/** The place `step` places on from `index` among `count`, going round at both ends. `count` is at least 1. */
export function carouselIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

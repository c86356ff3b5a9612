/** How long a testimonial stays before the next one comes, in milliseconds (specification §4, §9). */
export const TESTIMONIAL_MS = 6000;

/** How long a testimonial is shown, in milliseconds (REQ-HOME-3). */
export const TESTIMONIAL_MS = 6000;

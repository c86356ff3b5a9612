/** The initial as two waves, in a square of 28 by 28. */
export const initialPath =
  'M4.5 21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a5.5 5.5 0 0 0-9.5-3.8 5.5 5.5 0 0 0-9.5 3.8Z';

/** The square without the initial, with the fill rule `evenodd`. */
export const markPath = `M8 0h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z${initialPath}`;

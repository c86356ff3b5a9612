/** A square of 28 by 28 with the initial cut out as two waves. */
export const markPath =
  'M8 0h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8ZM4.5 21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a5.5 5.5 0 0 0-9.5-3.8 5.5 5.5 0 0 0-9.5 3.8Z';

import { brandVars } from './contract.css.ts';

const { look } = brandVars;

/** The colour in the printed look; in the plain look another one. */
export const inPrint = (printed: string, plain: string) =>
  `color-mix(in srgb, ${printed} ${look.printedShare}, ${plain})`;

/** The length in the plain look; in the printed look 0. */
export const ifPlain = (length: string) => `calc(${length} * (1 - ${look.printed}))`;

/** The length in the printed look; in the plain look 0. */
export const ifPrinted = (length: string) => `calc(${length} * ${look.printed})`;

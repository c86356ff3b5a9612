import { brandVars } from './contract.css.ts';

const { look } = brandVars;

/** The colour in the decorated look; in the plain look another one. */
export const byLook = (decorated: string, plain: string) =>
  `color-mix(in srgb, ${decorated} ${look.decoratedShare}, ${plain})`;

/** The length in the plain look; in the decorated look 0. */
export const ifPlain = (length: string) => `calc(${length} * (1 - ${look.decorated}))`;

/** The length in the decorated look; in the plain look 0. */
export const ifDecorated = (length: string) => `calc(${length} * ${look.decorated})`;

import { brandVars } from './contract.css.ts';

const { look } = brandVars;

/** One colour for each look. */
export const byLook = (decorated: string, plain: string) =>
  `color-mix(in srgb, ${decorated} ${look.decoratedShare}, ${plain})`;

/** `length` in the plain look, otherwise 0. */
export const ifPlain = (length: string) => `calc(${length} * (1 - ${look.decorated}))`;

/** `length` in the decorated look, otherwise 0. */
export const ifDecorated = (length: string) => `calc(${length} * ${look.decorated})`;

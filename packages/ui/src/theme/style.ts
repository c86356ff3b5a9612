import { stylesIn } from './layered.ts';
import { layers } from './layers.css.ts';

export * from './tokens.ts';
export { mapValues } from './layered.ts';

/** For the styles of components: rules in the layer `ui`. */
export const { style, styleVariants, globalStyle, recipe } = stylesIn(layers.ui);

import { stylesIn } from './layered.ts';
import { layers } from './layers.css.ts';

/** For the styles of components: rules in the layer `ui`. */
export const { style, styleVariants, globalStyle, recipe } = stylesIn(layers.ui);

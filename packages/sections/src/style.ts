import { stylesIn } from '@podium/ui/theme/layered';
import { layers } from '@podium/ui/theme/layers.css';

/** For the styles of sections: rules in the layer `sections`. */
export const { style, styleVariants, globalStyle, recipe } = stylesIn(layers.sections);

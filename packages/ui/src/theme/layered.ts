import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];
type InLayer = (rule: LayerRule) => { '@layer': Record<string, LayerRule> };

function inLayer(layer: string): InLayer {
  return (rule) => ({ '@layer': { [layer]: rule } });
}

/** Puts a rule into a layer of the cascade: `style(layered.ui({ … }))`. */
export const layered: Record<keyof typeof layers, InLayer> = {
  reset: inLayer(layers.reset),
  ui: inLayer(layers.ui),
  sections: inLayer(layers.sections),
  site: inLayer(layers.site),
};

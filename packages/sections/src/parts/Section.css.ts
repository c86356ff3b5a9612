import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

/** Drawings may reach beyond their section; they end at its edge. */
export const section = style({ '@layer': { [layers.sections]: { position: 'relative', overflow: 'clip' } } });

export const padding = styleVariants({ section: space.section, none: '0' }, (paddingBlock) => ({
  '@layer': { [layers.sections]: { paddingBlock } },
}));

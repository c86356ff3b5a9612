import { radius, target } from './scale.css.ts';
import { centred, style, styleVariants } from './style.ts';

const iconButtonBase = style({ flex: 'none', ...centred, borderRadius: radius.control });

/** A button with only an icon. Each use sets its border. */
export const iconButton = styleVariants({
  control: [iconButtonBase, { inlineSize: '48px', blockSize: '48px' }],
  small: [iconButtonBase, { inlineSize: target.minimum, blockSize: target.minimum }],
});

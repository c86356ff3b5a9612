import { radius } from './scale.css.ts';
import { style } from './style.ts';

/** A button with only an icon. Each use sets its size and border. */
export const iconButton = style({ flex: 'none', display: 'grid', placeItems: 'center', borderRadius: radius.control });

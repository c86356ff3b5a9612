import { radius } from './scale.css.ts';
import { style } from './style.ts';

/** A button that contains an icon alone. Size and border depend on its place. */
export const iconButton = style({ flex: 'none', display: 'grid', placeItems: 'center', borderRadius: radius.control });

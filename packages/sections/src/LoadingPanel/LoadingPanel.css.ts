import { text } from '@podium/ui/theme/scale.css';
import { noScript, style } from '../style.ts';

/** Hidden without JavaScript, where loading never ends. */
export const page = style({ paddingBlock: 'clamp(32px, 4vw, 64px)', '@media': { [noScript]: { display: 'none' } } });

export const words = style({ ...text.h3, overflowWrap: 'anywhere' });

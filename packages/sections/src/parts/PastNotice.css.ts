import { style } from '../style.ts';

/** Keeps the days on one line. */
export const notice = style({ textWrap: 'balance' });

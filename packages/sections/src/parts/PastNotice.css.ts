import { globalStyle, style } from '../style.ts';

export const notice = style({});

/** Keeps the days on one line. */
globalStyle(`${notice} > p`, { textWrap: 'balance' });

import { globalStyle, style } from '../style.ts';

export const notice = style({});

/** Balanced lines rarely split the dates. */
globalStyle(`${notice} > p`, { textWrap: 'balance' });

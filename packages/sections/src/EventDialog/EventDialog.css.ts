import { style } from '../style.ts';

/** Wraps below the date, so that the term and its date stay on one line. */
export const pastEventNotice = style({ contain: 'inline-size', containIntrinsicInlineSize: '11rem' });

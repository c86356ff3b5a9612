import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';

/** Wraps below the date, so that the term and its date stay on one line. */
export const pastEventNotice = style(layered.sections({ contain: 'inline-size', containIntrinsicInlineSize: '11rem' }));

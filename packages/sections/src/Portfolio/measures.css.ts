import { createVar } from '@vanilla-extract/css';
import { column } from '../style.ts';

export const sealSide = createVar();
export const toggleSide = '48px';
export const rowPadding = '18px';

/** Seal, name, figures, status, toggle: grid tracks shared by all rows. */
export const tracks = `${sealSide} minmax(0, 4.2fr) minmax(0, 5fr) 84px ${toggleSide}`;
export const columnGap = '28px';

/** Vertically centred on the seal; taller content grows downwards, so that the toggle stays aligned. */
export const onTheSealsLine = {
  ...column,
  alignContent: 'center',
  minBlockSize: sealSide,
} as const;

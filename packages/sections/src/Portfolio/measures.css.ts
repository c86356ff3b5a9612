import { createVar } from '@vanilla-extract/css';

export const sealSide = createVar();
export const toggleSide = '48px';
export const rowPadding = '18px';

/** Seal, name, figures, status, toggle: tracks that all lines of the register share. */
export const tracks = `${sealSide} minmax(0, 4.2fr) minmax(0, 5fr) 84px ${toggleSide}`;
export const columnGap = '28px';

/** On the middle of the seal; what is higher grows downwards, so that the toggle stays in line. */
export const onTheSealsLine = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: sealSide,
} as const;

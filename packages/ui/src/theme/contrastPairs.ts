import type { ColorToken } from './tokens.ts';

/** A colour and the surfaces on which it is used. */
export type ContrastPairs = Partial<Record<ColorToken, readonly ColorToken[]>>;

/** Text and the surfaces on which it is used. Focus rings on coloured surfaces have the text colour. */
export const textOnSurfaces: ContrastPairs = {
  ink: ['paper', 'laid', 'sheet'],
  ink2: ['paper', 'laid', 'sheet'],
  ink3: ['paper', 'laid', 'sheet'],
  link: ['paper', 'laid', 'sheet'],
  serial: ['paper', 'laid', 'sheet'],
  intaglio: ['paper', 'laid', 'sheet'],
  onIntaglio: ['intaglio', 'intaglioHover'],
  onDeep: ['deep'],
  onDeep2: ['deep'],
  onSun: ['sun'],
  onRose: ['rose'],
  onVerm: ['verm'],
  verm: ['onVerm'],
  onNight: ['night'],
  onNight2: ['night'],
  night: ['onNight'],
  roseLine: ['sheet'],
  okFg: ['okBg'],
  warnFg: ['warnBg'],
  infoFg: ['infoBg'],
  noneFg: ['noneBg'],
  sun: ['onSun'],
  rose: ['onRose'],
  deep: ['onDeep'],
  badFg: ['badBg', 'paper', 'sheet', 'laid', 'rose'],
  onBadSolid: ['badSolid'],
  paper: ['ink'],
  onEvent: ['event'],
  alarmOnDeep: ['deep', 'night'],
};

/** Control borders, focus rings and line art, and the surfaces on which they are used. */
export const shapesOnSurfaces: ContrastPairs = {
  edge: ['paper', 'sheet', 'laid', 'rose'],
  focusInk: ['paper', 'sheet', 'laid'],
  intaglio: ['laid'],
  badSolid: ['paper', 'sheet', 'laid', 'rose', 'sun'],
  deepLine: ['deep'],
  sunLine: ['sun'],
  roseLine: ['rose'],
  vermLine: ['verm'],
  fieldEdgeSun: ['sun'],
};

/** Minimum ratios (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, shapes: 3 } as const;

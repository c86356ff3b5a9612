/** Widths from which a rule holds; everything without one is for the smallest screen. */
export const from = {
  sm: 'screen and (min-width: 480px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 1024px)',
  wide: 'screen and (min-width: 1440px)',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';

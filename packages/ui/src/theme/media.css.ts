import { mapValues } from './layered.ts';

export const breakpoint = { sm: 480, md: 768, lg: 1024, xl: 1100, wide: 1440 } as const;

/** Minimum widths for media queries; rules without one are for the smallest screen. */
export const from = mapValues(breakpoint, (width) => `screen and (min-width: ${width}px)`);

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const noScript = '(scripting: none)';

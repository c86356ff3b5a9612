export const breakpoint = { sm: 480, md: 768, lg: 1024, xl: 1100, wide: 1440 } as const;

/** Minimum widths for media queries; rules without one are for the smallest screen. */
export const from = {
  sm: `screen and (min-width: ${breakpoint.sm}px)`,
  md: `screen and (min-width: ${breakpoint.md}px)`,
  lg: `screen and (min-width: ${breakpoint.lg}px)`,
  xl: `screen and (min-width: ${breakpoint.xl}px)`,
  wide: `screen and (min-width: ${breakpoint.wide}px)`,
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const noScript = '(scripting: none)';

/**
 * The oldest supported browsers, of May 2024 or before: those with `light-dark()`. For older targets the minifier would
 * also replace `:dir(rtl)` by language selectors and duplicate every mask.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * The oldest supported browsers, all of December 2023. For older targets the minifier would replace `:dir(rtl)` by
 * language selectors and duplicate every mask.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];

/**
 * The oldest browsers whose CSS is written, all of December 2023: older targets make the minifier replace `:dir(rtl)` by a
 * guess from the language, and print every mask twice.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];

/** What a visitor may choose; `system` follows the device. Paper is `light`, Plate is `dark`. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Where the choice is kept, as `light` or `dark`; nothing is kept for `system`. */
export const themeStorageKey = 'podium-theme';

/**
 * The colour of the browser's own bars: `<meta name="theme-color" media="(prefers-color-scheme: …)">`, one of each.
 * The grounds of both themes once more, so that a page need not load all tokens; a test keeps them the same.
 */
export const themeColors = { light: '#eff2ec', dark: '#0b1714' } as const;

/**
 * Shows the chosen theme before the first paint. Belongs into the head, inline, after the theme-color metas. Written
 * for the browser as it stands: nothing transforms it.
 */
export const themeScript = `(function () {
  var theme;
  try { theme = localStorage.getItem('${themeStorageKey}'); } catch (error) { return; }
  if (theme !== 'light' && theme !== 'dark') return;
  var color = theme === 'dark' ? '${themeColors.dark}' : '${themeColors.light}';
  document.documentElement.setAttribute('data-theme', theme);
  document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) { meta.content = color; });
})();`;

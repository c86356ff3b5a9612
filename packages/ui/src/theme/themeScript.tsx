/** Theme choices; `system` follows the device. The UI calls `light` Paper and `dark` Plate. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Storage key of the choice, `light` or `dark`; `system` removes the key. */
export const themeStorageKey = 'podium-theme';

/**
 * The page surfaces of both themes, for `<meta name="theme-color" media="(prefers-color-scheme: …)">`. Duplicated here,
 * so that a page need not load all tokens; a test compares them.
 */
export const themeColors = { light: '#eff2ec', dark: '#0b1714' } as const;

/**
 * The script that applies the chosen theme before the first paint. Place it inline in the head, after the theme-color
 * metas. It is not transpiled.
 */
export const themeScript = () => `(function () {
  var theme;
  try { theme = localStorage.getItem('${themeStorageKey}'); } catch (error) { return; }
  if (theme !== 'light' && theme !== 'dark') return;
  var color = theme === 'dark' ? '${themeColors.dark}' : '${themeColors.light}';
  document.documentElement.setAttribute('data-theme', theme);
  document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) { meta.content = color; });
})();`;

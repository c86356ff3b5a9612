/** Theme choices; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Storage key of the choice, `light` or `dark`; `system` removes the key. */
export const themeStorageKey = 'podium-theme';

/** Attributes of the theme-color meta of a theme. */
export function themeColorMeta(theme: 'light' | 'dark', content: string) {
  return { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, 'data-scheme': theme, content };
}

/** Applies the chosen theme before the first paint: inline in the head, after the theme-color metas. Not transpiled. */
export const themeScript = () => `(function () {
  var theme;
  try { theme = localStorage.getItem('${themeStorageKey}'); } catch (error) { return; }
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.setAttribute('data-theme', theme);
  document.querySelectorAll('meta[data-scheme]').forEach(function (meta) {
    meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
  });
})();`;

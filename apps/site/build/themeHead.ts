import type { Plugin } from 'vite';
// Vite bundles its own configuration, but only its relative imports.
import { themeColors, themeScript } from '../../../packages/ui/src/theme/themeScript.tsx';

/** Applies the chosen theme and the browser's theme colour before the first paint, also in development. */
export function themeHead(): Plugin {
  const metas = Object.entries(themeColors).map(([scheme, content]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  }));
  return {
    name: 'podium-theme-head',
    transformIndexHtml: () => [...metas, { tag: 'script', children: themeScript() }],
  };
}

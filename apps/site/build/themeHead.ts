import type { Plugin } from 'vite';
// Vite bundles its own configuration, and only relative imports of it.
import { themeColors, themeScript } from '../../../packages/ui/src/theme/themeScript.tsx';

/** The chosen theme before the first paint, and the colour of the browser's own bars; in development too. */
export function themeHead(): Plugin {
  const metas = Object.entries(themeColors).map(([scheme, content]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  }));
  return {
    name: 'podium-theme-head',
    transformIndexHtml: () => [...metas, { tag: 'script', children: themeScript }],
  };
}

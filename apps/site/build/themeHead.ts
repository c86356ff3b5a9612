import { site } from '@podium/brands/active/site.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import type { Plugin } from 'vite';
import { themeColorMeta, themeScript } from '../../../packages/ui/src/theme/themeScript.ts';

/** Names the language of the page, and applies the chosen theme and the browser's theme colour before the first paint, also in development. */
export function themeHead(): Plugin {
  const { light, dark } = colors.page.background;
  return {
    name: 'podium-theme-head',
    transformIndexHtml: (html) => ({
      html: html.replace('<html lang="en"', `<html lang="${new Intl.Locale(site.locale).language}"`),
      tags: [
        { tag: 'meta', attrs: themeColorMeta('light', light) },
        { tag: 'meta', attrs: themeColorMeta('dark', dark) },
        { tag: 'script', children: themeScript() },
      ],
    }),
  };
}

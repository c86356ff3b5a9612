import { brand, pages, paths } from '@podium/brands/active/content.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { files } from './names.ts';

/** The web app manifest: a bookmark with its own icon (https://www.w3.org/TR/appmanifest). */
export function webManifest() {
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: pages.home.description,
    id: paths.home,
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: colors.page.background.light,
    theme_color: colors.page.background.light,
    icons: [
      { src: files.icon192, sizes: '192x192', type: 'image/png' },
      { src: files.icon512, sizes: '512x512', type: 'image/png' },
      { src: files.maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

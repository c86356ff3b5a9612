import { brand } from '@podium/brand/content/brand.ts';
import { paths } from '@podium/brand/content/paths.ts';
import { routes } from '@podium/brand/content/routes.ts';
import { colors } from '@podium/brand/theme/colors.ts';
import { files } from './names.ts';

/** The web app manifest: a bookmark with its own icon (https://www.w3.org/TR/appmanifest). */
export function webManifest() {
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: routes.home.description,
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

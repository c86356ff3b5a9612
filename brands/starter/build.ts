import type { BrandBuild } from '@podium/data/brandBuild.ts';
import { sign, waves } from './artwork/sign.ts';
import { brand } from './content/brand.ts';
import { hero } from './content/home.ts';
import { pages } from './pages.ts';
import { colors } from './theme/colors.ts';

const { page, inverse } = colors;
const box = 28;

/** Icons, pictures for links and pictures for mails. A page's picture shows its title. */
export const build: BrandBuild = {
  pageCard: (name) => {
    const { path, title } = { path: '', title: '', ...pages[name as keyof typeof pages] };
    return {
      words: name === 'home' ? hero.headline : title.replace(` | ${brand.name}`, ''),
      note: name === 'home' ? (brand.role.split(',')[0] ?? '') : path,
      background: inverse.background.light,
      text: inverse.text.light,
      measure: 960,
      mark: `<path fill="${inverse.text.light}" fill-rule="evenodd" transform="scale(2)" d="${sign}"/>`,
    };
  },
  icon: (size, shape) => {
    const share = shape === 'maskable' ? 0.7 : 0.9;
    const start = (size * (1 - share)) / 2;
    return svg(
      size,
      `<rect width="${size}" height="${size}" rx="${shape === 'rounded' ? size * 0.28 : 0}" fill="${page.action.light}"/>` +
        `<path fill="${page.actionText.light}" transform="translate(${start} ${start}) scale(${(size * share) / box})" d="${waves}"/>`,
    );
  },
  smallIcon: (size) => drawnSign(size, page.action.light),
  mailPicture: (_name, inks, width) => drawnSign(width, page.artwork[inks]),
  files: () => [],
  pageDates: {},
};

function drawnSign(size: number, color: string): string {
  return svg(size, `<path fill="${color}" fill-rule="evenodd" transform="scale(${size / box})" d="${sign}"/>`);
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

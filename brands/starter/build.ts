import type { BrandBuild } from '@podium/data/brandBuild.ts';
import type { Pages } from '@podium/data/schemas/site.ts';
import { initialPath, markPath } from './artwork/markPaths.ts';
import { brand } from './content/brand.ts';
import { hero } from './content/home.ts';
import { pages } from './pages.ts';
import { colors } from './theme/colors.ts';

const { page, accent1 } = colors;
const titles: Partial<Pages> = pages;

/** A square picture with the coordinates of the mark. */
function square(size: number, content: string, room = 0): string {
  const box = `${-room} ${-room} ${28 + 2 * room} ${28 + 2 * room}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${content}</svg>`;
}

const background = `<path fill="${page.action.light}" d="M-9-9h46v46H-9z"/>`;
const initial = `<path fill="${page.actionText.light}" d="${initialPath}"/>`;
const mark = (color: string) => `<path fill="${color}" fill-rule="evenodd" d="${markPath}"/>`;

const rings = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="1.5">${[3, 8, 13].map((r) => `<circle cx="14" cy="14" r="${r}"/>`).join('')}</g>`;

/** Pictures for search engines, home screens and mails: type and the mark. */
export const build: BrandBuild = {
  pageCard: (name) => ({
    words: name === 'home' ? hero.headline : (titles[name]?.title ?? '').replace(` | ${brand.name}`, ''),
    note: brand.mailboxes.owner,
    background: accent1.background.light,
    text: accent1.text.light,
    measure: 1000,
    mark: `<g transform="scale(2)">${mark(accent1.text.light)}</g>`,
  }),
  icon: (size, shape) =>
    shape === 'rounded' ? square(size, initial + mark(page.action.light)) : square(size, background + initial, 6),
  smallIcon: (size) => square(size, initial + mark(page.action.light)),
  mailPicture: (name, theme, width) => square(width, (name === 'mark' ? mark : rings)(page.artwork[theme])),
  files: () => [],
};

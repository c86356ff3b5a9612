import { anchors, sectionLinks } from '@podium/data/schemas/site.ts';
import { pages, paths } from '../pages.ts';
import { site } from '../site.ts';
import { brand } from './brand.ts';

const menuItems = [
  { label: 'About', section: 'about', page: 'about' },
  { label: 'Speaking', section: 'speakingCards', page: 'speaking' },
  { label: 'Calendar', section: 'calendar', page: 'calendar' },
  { label: 'Media', section: 'mediaHub', page: 'media' },
  { label: 'Investments', section: 'investments', page: 'invest' },
  { label: 'TV Series', section: 'tvSeries', page: 'tv' },
] as const;
const contact = { label: 'Contact', section: 'contactStrip', page: 'contact' } as const;

/** Items scroll to a section at home and open a page elsewhere (REQ-NAV-2, REQ-NAV-3). */
export const navigation = {
  label: 'Main',
  brand: { name: brand.name, anchor: anchors.hero, href: paths.home },
  items: sectionLinks(site, pages, [...menuItems, contact]),
  account: { label: 'Sign In', href: paths.auth, signedIn: { label: 'Deals', href: paths.deals } },
  book: { label: `Book ${brand.shortName}`, href: paths.speaking },
  menu: { label: 'Menu', openLabel: 'Open menu', items: sectionLinks(site, pages, menuItems) },
};

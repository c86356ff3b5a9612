import { anchors } from './anchors.ts';
import { brand } from './brand.ts';
import { paths } from './paths.ts';
import { themes } from './themes.ts';

/** Items that scroll to a section at home and open a page elsewhere (REQ-NAV-2, REQ-NAV-3). */
const about = { label: 'About', anchor: anchors.about, href: paths.about };
const speaking = { label: 'Speaking', anchor: anchors.speaking, href: paths.speaking };
const calendar = { label: 'Calendar', anchor: anchors.calendar, href: paths.calendar };
const media = { label: 'Media', anchor: anchors.media, href: paths.media };
const investments = { label: 'Investments', anchor: anchors.investments, href: paths.invest };
const tvSeries = { label: 'TV Series', anchor: anchors.tvSeries, href: paths.tv };
const contact = { label: 'Contact', anchor: anchors.contact, href: paths.contact };

export const navigation = {
  label: 'Main',
  brand: { name: brand.name, anchor: anchors.hero, href: paths.home },
  items: [about, speaking, calendar, media, investments, tvSeries, contact],
  book: { label: `Book ${brand.shortName}`, href: paths.speaking },
  menu: {
    label: 'Menu',
    openLabel: 'Open menu',
    items: [about, speaking, calendar, media, investments, tvSeries],
    signIn: { label: 'SIGN IN', href: paths.auth },
    deals: { label: 'DEALS', href: paths.deals },
    themes,
  },
};

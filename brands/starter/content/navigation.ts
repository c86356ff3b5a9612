import { anchors, sectionLinks } from '@podium/data/schemas/site.ts';
import { pages } from '../pages.ts';
import { site } from '../site.ts';
import { brand } from './brand.ts';

/** On the home page a link scrolls to its section, elsewhere it opens its page. */
const items = sectionLinks(site, pages, [
  { label: 'About', section: 'about', page: 'about' },
  { label: 'Speaking', section: 'speakingCards', page: 'speaking' },
  { label: 'Calendar', section: 'calendar', page: 'calendar' },
  { label: 'Media', section: 'mediaHub', page: 'media' },
  { label: 'Contact', section: 'contactStrip', page: 'contact' },
]);

export const navigation = {
  label: 'Main',
  brand: { name: brand.name, anchor: anchors.hero, href: pages.home.path },
  items,
  book: { label: `Book ${brand.shortName}`, href: pages.speaking.path },
  menu: { label: 'Menu', openLabel: 'Open menu', items },
};

export const footer = {
  lists: [
    {
      title: 'Explore',
      links: [
        { label: 'About', href: pages.about.path },
        { label: 'Media', href: pages.media.path },
        { label: 'Notes', href: pages.blog.path },
      ],
    },
    {
      title: 'Work together',
      links: [
        { label: 'Speaking', href: pages.speaking.path },
        { label: 'Workshops', href: pages.programs.path },
        { label: 'Calendar', href: pages.calendar.path },
      ],
    },
    {
      title: 'Contact',
      links: [
        { label: 'Write to us', href: pages.contact.path },
        { label: 'Press kit', href: pages.press.path },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy', href: pages.privacy.path },
        { label: 'Terms', href: pages.terms.path },
      ],
    },
  ],
  entity: { ...brand.legalEntity, phone: brand.phone },
  wordmark: brand.name,
  legal: 'Texts may be quoted with the source.',
};

import { pages } from '../pages.ts';
import { brand } from './brand.ts';

export const themes = { light: 'Light', dark: 'Dark' };

/** On the home page an item scrolls to its section, elsewhere it opens its page. */
const items = [
  { label: 'About', anchor: 'about', href: pages.about.path },
  { label: 'Speaking', anchor: 'speaking', href: pages.speaking.path },
  { label: 'Calendar', anchor: 'calendar', href: pages.calendar.path },
  { label: 'Media', anchor: 'media', href: pages.media.path },
  { label: 'Contact', anchor: 'contact', href: pages.contact.path },
];

export const navigation = {
  label: 'Main',
  brand: { name: brand.name, anchor: 'hero', href: pages.home.path },
  items,
  book: { label: `Book ${brand.shortName}`, href: pages.speaking.path },
  menu: { label: 'Menu', openLabel: 'Open menu', items, themes },
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
  wordmark: brand.name,
  legal: `© ${brand.legalEntity.name}. Texts may be quoted with the source.`,
  themes,
};

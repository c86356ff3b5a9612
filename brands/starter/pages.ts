import { pathsOf, type Pages } from '@podium/data/schemas/site.ts';
import { brand } from './content/brand.ts';

const titled = (title: string) => `${title} | ${brand.name}`;

/**
 * Address, title and description of every page. For search results: a title of at most 60 characters with the name, a
 * description of at most 155.
 */
export const pages = {
  home: {
    path: '/',
    title: `${brand.name}: listen to the water first`,
    description: `${brand.name} is ${brand.role}.`,
  },
  speaking: {
    path: '/speaking',
    title: titled('Keynote and workshop speaker'),
    description: `Invite ${brand.name} to a conference, a workshop or a school. Tell us the date, the city and the room; the answer comes within 48 hours.`,
  },
  calendar: {
    path: '/calendar',
    title: titled('Speaking calendar'),
    description: `Where ${brand.name} speaks this year, by topic and region. Add a date to your calendar, or bring one of your own.`,
  },
  media: {
    path: '/media',
    title: titled('Podcast, videos and field notes'),
    description:
      'A podcast recorded at low water, short videos from the deck, and field notes every second Friday. All free.',
  },
  programs: {
    path: '/programs',
    title: titled('Workshops and prices'),
    description:
      'Workshops for teams, councils and schools, and a field week on the water, with every price on the page.',
  },
  about: {
    path: '/about',
    title: titled('About'),
    description: `At sea since 2005: how ${brand.name} came to oceanography, what went wrong, and three rules that came of it.`,
  },
  press: {
    path: '/press',
    title: titled('Press kit'),
    description: `A paragraph to print, figures to quote and a portrait of ${brand.name}, with a mailbox for everything else.`,
  },
  blog: {
    path: '/blog',
    title: titled('Notes'),
    description: 'Longer notes from the ship and the desk. The first one is being checked against the data.',
  },
  contact: {
    path: '/contact',
    title: titled('Contact'),
    description: `Write to ${brand.name} about a talk, an interview, a project or a question from class. A person reads every message.`,
  },
  privacy: {
    path: '/privacy',
    title: titled('Privacy'),
    description: 'What this site stores, why and for how long. It sets no cookie and counts no visits.',
  },
  terms: {
    path: '/terms',
    title: titled('Terms'),
    description: 'The rules for reading this site, quoting from it and asking for a talk or a workshop.',
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    title: titled('Confirm your address'),
    description: 'One press puts your address on the list of the field notes.',
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    title: titled('Leave the list'),
    description: 'One press takes your address off the list of the field notes.',
  },
  notFound: { title: titled('Page not found'), description: 'There is nothing at this address.' },
} satisfies Pages;

export const paths = pathsOf(pages);

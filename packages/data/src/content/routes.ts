import { brand } from './brand.ts';
import { paths } from './paths.ts';

/** What a page says of itself in the head. */
export interface PageMeta {
  /** Null for the page of all other addresses. */
  path: string | null;
  title: string;
  /** For search results, at most 160 characters. */
  description: string;
  /** False for pages that only make sense with an account or a mailed link. */
  isForSearch: boolean;
}

/** The title of an inner page: its own name first. */
function titled(name: string): string {
  return `${name} | ${brand.name}`;
}

export const routes = {
  home: {
    path: paths.home,
    title: `${brand.name}: every talk is a closed deal, reopened`,
    description: `${brand.name} is ${brand.role}, then explains the numbers on stage.`,
    isForSearch: true,
  },
  auth: {
    path: paths.auth,
    title: titled('Sign In'),
    description: 'Sign in or create an account to apply as an investor and to see the private deals.',
    isForSearch: false,
  },
  join: {
    path: paths.join,
    title: titled('Investor application'),
    description: 'Three steps: who you are before the law, what you would commit, and what you would read on a Sunday.',
    isForSearch: false,
  },
  deals: {
    path: paths.deals,
    title: titled('Deals'),
    description: 'Private deals for qualified investors. Targets are targets.',
    isForSearch: false,
  },
  newsletterConfirm: {
    path: paths.newsletterConfirm,
    title: titled('Confirm your address'),
    description: 'One press puts your address on the list of the product memo.',
    isForSearch: false,
  },
  newsletterUnsubscribe: {
    path: paths.newsletterUnsubscribe,
    title: titled('Leave the list'),
    description: 'One press takes your address off the list of the product memo.',
    isForSearch: false,
  },
  notFound: {
    path: null,
    title: titled('Oops! Page not found'),
    description: 'Nothing was printed at this address.',
    isForSearch: false,
  },
} satisfies Record<string, PageMeta>;

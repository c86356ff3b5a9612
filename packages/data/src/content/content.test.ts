import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../schemas/limits.ts';
import { textsOf } from '../testing/textsOf.ts';
import { anchors } from './anchors.ts';
import { account } from './account.ts';
import { accountHeader, loadingPanel } from './accountHeader.ts';
import { auth } from './auth.ts';
import { banner } from './banner.ts';
import { brand } from './brand.ts';
import { deals, qualificationRequired } from './deals.ts';
import { footer } from './footer.ts';
import { hero } from './hero.ts';
import { join } from './join.ts';
import { loadError } from './loadError.ts';
import { navigation } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { newsletterResult } from './newsletterResult.ts';
import { notFound } from './notFound.ts';
import { files, paths } from './paths.ts';
import { sessionTrouble } from './sessionTrouble.ts';
import { routes } from './routes.ts';

const modules = {
  account,
  accountHeader,
  auth,
  banner,
  deals,
  footer,
  hero,
  join,
  loadError,
  sessionTrouble,
  loadingPanel,
  navigation,
  newsletter,
  newsletterResult,
  notFound,
  qualificationRequired,
  routes,
};

function labels(items: readonly { label: string }[]): string {
  return items.map(({ label }) => label).join(', ');
}

const texts = Object.entries(modules).flatMap(([name, module]) => textsOf(module, name));

describe('REQ-TEXT-1: texts of header, forms and accounts', () => {
  test('are not empty and have no stray spaces', () => {
    const untidy = texts.filter(([key, text]) => {
      // The parts of a sentence with a link keep the spaces between them.
      const isPart = /\.(?:note|consent|noScript|failureHelp)\.\d+$/.test(key);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(untidy).toEqual([]);
  });

  test('have an exclamation mark only where the required text has one', () => {
    const loud = texts.filter(([, text]) => text.includes('!')).map(([key]) => key);
    expect(loud).toEqual(['newsletter.success', 'notFound.heading', 'routes.notFound.title']);
  });

  test('link only to addresses of the site', () => {
    const known = new Set<string>([...Object.values({ ...paths, ...files }), `mailto:${brand.mailboxes.owner}`]);
    const hrefs = texts.filter(([key]) => key.endsWith('.href'));
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs.filter(([, href]) => !known.has(href))).toEqual([]);
  });

  test('take the name from the brand file', () => {
    const folder = new URL('./', import.meta.url);
    const others = readdirSync(folder).filter((name) => name !== 'brand.ts' && !name.endsWith('.test.ts'));
    const naming = others.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(brand.shortName));
    expect(others.length).toBeGreaterThan(10);
    expect(naming).toEqual([]);
  });
});

describe('REQ-ROUTE-1, REQ-HOME-1: routes and anchors', () => {
  test('paths lists every route', () => {
    expect(Object.values(paths).filter((path) => !path.startsWith('/newsletter/'))).toEqual([
      '/',
      '/auth',
      '/join',
      '/deals',
      '/speaking',
      '/calendar',
      '/media',
      '/invest',
      '/tv',
      '/press',
      '/contact',
      '/privacy',
      '/terms',
      '/investment-disclaimer',
      '/programs',
      '/projects',
      '/blog',
      '/about',
      '/summit',
      '/auth/confirm',
    ]);
  });

  test('anchors lists the section ids of the home page', () => {
    expect(Object.values(anchors)).toEqual([
      'hero',
      'about',
      'speaking',
      'calendar',
      'media',
      'investments',
      'tv-series',
      'contact',
      'newsletter',
    ]);
  });

  test('REQ-SEO-1: each route has its own title and a description of at most 160 characters', () => {
    const pages = Object.values(routes);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    expect(pages.filter(({ title }) => !title.includes(brand.name))).toEqual([]);
    expect(pages.filter(({ description }) => description.length > 160)).toEqual([]);
  });
});

describe('REQ-NAV-2, REQ-NAV-3, REQ-NAV-4: navigation bar', () => {
  test('has the desktop items and the booking button', () => {
    expect(labels(navigation.items)).toBe('About, Speaking, Calendar, Media, Investments, TV Series, Contact');
    expect(navigation.book).toEqual({ label: `Book ${brand.shortName}`, href: '/speaking' });
  });

  test('has the items and the sign-in button of the mobile drawer', () => {
    expect(labels(navigation.menu.items)).toBe('About, Speaking, Calendar, Media, Investments, TV Series');
    expect(navigation.menu.signIn).toEqual({ label: 'SIGN IN', href: '/auth' });
  });

  test('each item has an anchor at home and a route elsewhere', () => {
    expect(navigation.items.map(({ anchor, href }) => `${anchor} ${href}`)).toEqual([
      'about /about',
      'speaking /speaking',
      'calendar /calendar',
      'media /media',
      'investments /invest',
      'tv-series /tv',
      'contact /contact',
    ]);
    expect(navigation.brand).toMatchObject({ anchor: 'hero', href: '/' });
  });
});

describe('REQ-BAN-1: event banner', () => {
  test('has the text, the dates and the button', () => {
    expect(`${banner.event}, ${banner.dates}`).toBe('Legacy Summit, Amsterdam, May 21-23, 2026');
    expect(banner.notice).toBe('TICKETS SELLING OUT - LIMITED SPOTS REMAINING');
    expect(banner.action).toEqual({ label: 'SECURE YOUR SEAT', href: '/summit' });
    expect(banner.pastEventNotice).toBe('This event took place on May 21-23, 2026');
    expect(banner.endsOn).toBe('2026-05-23');
  });
});

describe('REQ-TEXT-2: hero', () => {
  test('has two buttons and four figures', () => {
    expect(hero.actions).toEqual({
      primary: { label: 'Book Speaking', href: '/speaking' },
      secondary: { label: 'Request Deal Access', href: '/join' },
    });
    expect(hero.stats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '€100M+ deal volume',
      '3 exits',
      '10K+ entrepreneurs',
      '€50M+ assets under influence',
    ]);
  });
});

describe('REQ-NEWS-1, REQ-MSG-1: newsletter', () => {
  test('has the labels, messages and claims', () => {
    expect(newsletter).toMatchObject({
      anchor: 'newsletter',
      submitting: 'Subscribing...',
      success: 'Subscribed! Check your email.',
      welcomeToast: {
        title: 'Welcome to the product memo',
        description: 'Check your email to confirm your subscription.',
      },
      failureToast: { title: 'Subscription failed', description: 'Please try again later' },
    });
    expect(newsletter.body).toMatch(/\bdouble opt-in\b/i);
    expect(newsletter.body).toMatch(/\bweekly\b/i);
    expect(newsletter.body).toContain('10,000+ readers');
  });
});

describe('REQ-AUTH-1, REQ-AUTH-2: auth page', () => {
  test('has the texts of both modes', () => {
    expect(auth.loading).toBe('Loading');
    expect(auth.signIn).toMatchObject({
      heading: 'Sign In',
      subtitle: 'Welcome back',
      submitting: 'Signing in...',
      failureTitle: 'Sign in failed',
    });
    expect(auth.signUp).toMatchObject({
      heading: 'Create Account',
      subtitle: 'Join the elite',
      submitting: 'Creating account...',
      failureTitle: 'Sign up failed',
      successToast: {
        title: 'Check your email',
        description: "We've sent you a confirmation link to complete your registration.",
      },
    });
  });
});

describe('REQ-JOIN-1, REQ-MSG-1: join', () => {
  test('has three steps with their buttons and messages', () => {
    expect([join.eligibility.heading, join.profile.heading, join.interests.heading]).toEqual([
      'Eligibility Verification',
      'Investment Profile',
      'Investment Interests',
    ]);
    expect(join).toMatchObject({
      position: 'Step {step} of 3',
      back: 'Back',
      submitting: 'Submitting...',
      successToast: {
        title: 'Application Submitted',
        description: 'Your qualification has been submitted successfully.',
      },
      failureToast: { title: 'Error', description: 'Failed to save qualification data. Please try again.' },
    });
    expect(join.interests.next).toBe('Submit Application');
  });

  test('REQ-JOIN-2: the hint of step 2 names the commitment that opens the deals', () => {
    expect(join.profile.minCommitment.hint).toBe(
      'Applications open at $250,000. Viewing private deals needs {required} or more.',
    );
  });
});

describe('REQ-DEAL-1, REQ-DEAL-2: deals', () => {
  test('has the texts of the page and of its cards', () => {
    expect(deals).toMatchObject({
      heading: 'EXCLUSIVE INVESTMENT DEALS',
      badge: 'Qualified Investor',
      loading: 'Loading...',
      card: {
        minInvestment: 'Min Investment',
        targetReturn: 'Target Return',
        term: 'Term',
        spotsLeft: 'Spots Left',
        viewDetails: 'View Details',
      },
      details: { title: 'Deal details coming soon' },
      empty: { text: 'No deals available in this category at the moment.' },
    });
  });

  test('has the texts for users who are not qualified', () => {
    expect(qualificationRequired.heading).toBe('Qualification Required');
    expect(qualificationRequired.actions).toEqual({
      complete: { label: 'Complete Qualification', href: '/join' },
      home: { label: 'Back to Home', href: '/' },
    });
  });

  test('the header has the sign-out button and its toast', () => {
    expect(accountHeader).toMatchObject({
      note: 'Welcome back',
      signOut: 'Sign Out',
      signedOutToast: { title: 'Signed out', description: 'You have been successfully signed out.' },
    });
    expect(loadingPanel.label).toBe('Loading...');
  });
});

describe('REQ-ROUTE-3: unknown paths', () => {
  test('have the heading and the link home', () => {
    expect(notFound).toMatchObject({
      heading: 'Oops! Page not found',
      home: { label: 'Return to Home', href: '/' },
    });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { PROFILE_KEY, SESSION_KEY } from '../client/sessionKeys.ts';
import { milestoneSchema, valueSchema } from '../schemas/about.ts';
import { linkSchema } from '../schemas/action.ts';
import { contactSchema, inquiryTypes, MAXIMUM_CONTACT_MESSAGE } from '../schemas/contact.ts';
import { formatEuros } from '../schemas/euros.ts';
import { formatEventDays, pastEventText } from '../schemas/eventDates.ts';
import { legalDocumentSchema } from '../schemas/legalDocument.ts';
import { cleanText, formatAmount, formatDollars } from '../schemas/limits.ts';
import { MINIMUM_COMMITMENT, MINIMUM_NET_WORTH } from '../schemas/onboarding.ts';
import { portfolioEntrySchema } from '../schemas/portfolio.ts';
import { programSchema } from '../schemas/program.ts';
import { audienceSizes, budgetRanges, eventTypes, speakingInquirySchema } from '../schemas/speakingInquiry.ts';
import { summitDaySchema, ticketSchema } from '../schemas/summit.ts';
import { aboutPage } from './aboutPage.ts';
import { summitDays } from './banner.ts';
import { blog } from './blog.ts';
import { brand } from './brand.ts';
import { contactPage } from './contactPage.ts';
import { hero } from './hero.ts';
import { investmentDisclaimer } from './investmentDisclaimer.ts';
import { investments } from './investments.ts';
import { investPage } from './investPage.ts';
import { paths } from './paths.ts';
import { pressKit } from './pressKit.ts';
import { privacy } from './privacy.ts';
import { retentionPeriods } from './retentionPeriods.ts';
import { programs } from './programs.ts';
import { projects } from './projects.ts';
import { routes } from './routes.ts';
import { speakingPage } from './speakingPage.ts';
import { summit } from './summit.ts';
import { terms } from './terms.ts';

const legal = { privacy, terms, investmentDisclaimer };
const pages = {
  aboutPage,
  blog,
  contactPage,
  investPage,
  pressKit,
  programs,
  projects,
  speakingPage,
  summit,
  ...legal,
};

/** Every text of the pages with its path. */
function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') {
    return [[way, value]];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${way}.${name}`));
  }
  return [];
}

const texts = Object.entries(pages).flatMap(([name, page]) => textsOf(page, name));
const hrefs = texts.filter(([way]) => way.endsWith('.href')).map(([, href]) => href);
const routeList = Object.values(routes);
/** All paths except the newsletter's result pages. */
const tablePaths = Object.values(paths).filter((path) => !path.startsWith('/newsletter/'));

describe('REQ-TEXT-1: texts of the inner pages', () => {
  test('are not empty and have no stray spaces', () => {
    const untidy = texts.filter(([way, text]) => {
      // The parts of a sentence with a link keep the spaces between them.
      const isPart = /\.(?:text|note|risk|noScript)\.\d+$/.test(way);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(untidy).toEqual([]);
  });

  test('have an exclamation mark only where the required text has one', () => {
    const loud = texts.filter(([, text]) => text.includes('!')).map(([, text]) => text);
    expect(loud.toSorted()).toEqual(['Inquiry Submitted!', 'Message Sent!']);
  });

  test('contain no word that docs/voice.md forbids', () => {
    const forbidden = /\b(?:best|greatest|leading|unique|world-class|unlock|potential|passionate|journey|lorem)\b/i;
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });

  test('link inside the site only to its routes', () => {
    const inside = hrefs.filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(15);
    expect(inside.filter((href) => !tablePaths.some((path) => path === href))).toEqual([]);
  });

  test('link outside only to addresses of the brand file', () => {
    const { links, mailboxes, legalEntity, phone } = brand;
    const outside = hrefs.filter((href) => !href.startsWith('/')).map((href) => href.split('?')[0]);
    const known = [
      ...[links.videoChannel, links.podcast, links.network, ...links.social, legalEntity.privacyAuthority].map(
        ({ href }) => href,
      ),
      ...Object.values(mailboxes).map((mailbox) => `mailto:${mailbox}`),
      `tel:${phone.replaceAll(' ', '')}`,
    ];
    expect(outside.length).toBeGreaterThan(5);
    expect(outside.filter((href) => !known.includes(href ?? ''))).toEqual([]);
  });

  test.each([
    ['portfolio', portfolioEntrySchema, projects.entries],
    ['courses', programSchema, programs.privateEquity.courses],
    ['Hell Week', programSchema, programs.hellWeek.ways],
    ['tickets', ticketSchema, summit.tickets.list],
    ['days', summitDaySchema, summit.program.days],
    ['milestones', milestoneSchema, aboutPage.milestones.list],
    ['values', valueSchema, aboutPage.values.list],
    ['legal documents', legalDocumentSchema, Object.values(legal)],
    ['links', linkSchema, aboutPage.biography.links],
    ['direct links', linkSchema, contactPage.margin.direct.map(({ link }) => link)],
  ])('%s follow their schema', (_name, schema: z.ZodMiniType, items) => {
    for (const item of items) {
      expect(schema.parse(item)).toEqual(item);
    }
  });
});

describe('REQ-ROUTE-1, REQ-SEO-1: routes', () => {
  test('every path has one title and description', () => {
    const described: string[] = routeList.map(({ path }) => path).filter((path) => path !== null);
    expect(tablePaths).toHaveLength(20);
    expect(described.toSorted()).toEqual(Object.values(paths).toSorted());
  });

  test('titles and descriptions are unique and fit a search result', () => {
    expect(new Set(routeList.map(({ title }) => title)).size).toBe(routeList.length);
    expect(new Set(routeList.map(({ description }) => description)).size).toBe(routeList.length);
    expect(routeList.filter(({ title }) => title.length > 60 || !title.includes(brand.name))).toEqual([]);
    expect(routeList.filter(({ description }) => description.length > 155)).toEqual([]);
  });

  test('pages behind the sign-in are noindex, public pages are indexed', () => {
    const hidden: (string | null)[] = routeList.filter(({ isForSearch }) => !isForSearch).map(({ path }) => path);
    expect(hidden).toEqual([
      '/auth',
      '/join',
      '/deals',
      '/auth/confirm',
      '/newsletter/confirm',
      '/newsletter/unsubscribe',
      null,
    ]);
  });
});

describe('REQ-PRIV-2: /privacy describes the stored data', () => {
  /** The page's row for each table; null: the table holds nothing about a visitor. */
  const occasions: Record<string, string | null> = {
    profiles: 'Account',
    investor_onboarding: 'Investor application',
    investor_declarations: 'Declarations of the application',
    deals: null,
    deal_access: null,
    mail_outbox: 'Mail that we send you',
    newsletter_subscribers: 'Newsletter',
    newsletter_tokens: 'Newsletter',
    resource_downloads: 'Free resource',
    speaking_inquiries: 'Speaking inquiry',
    contact_messages: 'Contact message',
    rate_limits: 'Limit on forms',
    retention_periods: null,
    download_limits: null,
    declaration_settings: null,
    disclaimer_versions: null,
    suppressed_addresses: 'Addresses that stay erased',
    job_runs: null,
    alerts: null,
  };
  const migrations = new URL('../../../../supabase/migrations/', import.meta.url);
  const tables = readdirSync(migrations)
    .map((name) => readFileSync(new URL(name, migrations), 'utf8'))
    .flatMap((sql) => [...sql.matchAll(/^create table (?:\w+\.)?(\w+)/gm)].map(([, table = '']) => table));

  test('every table of the migrations is on it, or holds no data about visitors', () => {
    expect(tables.toSorted()).toEqual(Object.keys(occasions).toSorted());
    const said = textsOf(privacy, '').map(([, text]) => text);
    expect(Object.values(occasions).filter((row) => row !== null && !said.includes(row))).toEqual([]);
  });

  test('every retention period is quoted on it', () => {
    const periods = privacy.parts.find(({ id }) => id === 'how-long');
    const words = JSON.stringify(periods);
    expect(Object.values(retentionPeriods).filter((period) => !words.includes(period))).toEqual([]);
  });

  test('the page names every storage entry of the browser and every processor', () => {
    const words = JSON.stringify(privacy);
    for (const name of [SESSION_KEY, PROFILE_KEY, ...brand.processors.map((processor) => processor.name)]) {
      expect(words).toContain(name);
    }
  });
});

describe('REQ-TEXT-2: content of each page', () => {
  test('/press has a mail link and no downloads', () => {
    const { label, href } = pressKit.request.action;
    expect(label).toBe('Request Press Kit');
    expect(href.split('?')[0]).toBe(`mailto:${brand.mailboxes.press}`);
    expect(pressKit.downloads.filter((download) => 'href' in download)).toEqual([]);
  });

  test('REQ-CON-1: /contact has four tabs, general first, each with its placeholder', () => {
    const { tabs } = contactPage.form;
    expect(tabs.map(({ value }) => value)).toEqual([...inquiryTypes]);
    expect(tabs[0]?.value).toBe('general');
    expect(new Set(tabs.map(({ placeholder }) => placeholder)).size).toBe(4);
  });

  test('REQ-ROUTE-5: legal pages have a Back button, and the disclaimer leads to /join', () => {
    for (const { back, version } of Object.values(legal)) {
      expect(back).toBe('Back');
      expect(version).toContain('lawyer');
    }
    expect(investmentDisclaimer.closing?.action.href).toBe('/join');
  });

  test('/projects has six entries, Sold or Hold, and a button to /contact', () => {
    expect(projects.entries).toHaveLength(6);
    expect(new Set(projects.entries.map(({ slug }) => slug)).size).toBe(6);
    expect(new Set(projects.entries.map(({ status }) => status))).toEqual(new Set(['Sold', 'Hold']));
    expect(projects.closing.action).toEqual({ label: 'START THE CONVERSATION', href: '/contact' });
  });

  test('/projects: each return follows from its two amounts, and the exits equal those of the hero', () => {
    for (const { acquired, current, roi } of projects.entries) {
      const [before = 0, after = 0] = [acquired, current].map((amount) => Number(amount.slice(1, -1)));
      expect(roi).toBe(`${Math.round((after / before - 1) * 100)}%`);
    }
    const sold = projects.entries.filter(({ status }) => status === 'Sold');
    expect(String(sold.length)).toBe(hero.stats.find(({ label }) => label === 'exits')?.figure);
  });

  test('/blog has title and tagline only', () => {
    expect(Object.keys(blog)).toEqual(['heading', 'tagline']);
  });

  test('/about has biography, milestones, mission and three values', () => {
    expect(aboutPage.biography.paragraphs.length).toBeGreaterThan(1);
    expect(aboutPage.mission.sentences.join(' ')).not.toBe('');
    expect(aboutPage.values.list).toHaveLength(3);
    const { list } = aboutPage.milestones;
    expect(list.map(({ year }) => year)).toEqual(list.map(({ year }) => year).toSorted((a, b) => a - b));
    expect(list.map(({ companies }) => companies)).toEqual(
      list.map(({ companies }) => companies).toSorted((a, b) => a - b),
    );
  });

  test('REQ-DAY-2: /summit counts down to 21 May 2026, 00:00 local time, in days, hours, min, sec', () => {
    expect(summit.countdown.targetMs).toBe(new Date(2026, 4, 21, 0, 0, 0).getTime());
    expect(Object.values(summit.countdown.units)).toEqual(['days', 'hours', 'min', 'sec']);
    expect(pastEventText(summit.dates)).toBe('This event took place on May 21-23, 2026');
  });

  test("REQ-HOME-2: 'SECURE YOUR TICKET NOW' on /summit has no action", () => {
    expect(summit.tickets.list.map(({ action }) => action)).toEqual([
      { label: 'SECURE YOUR TICKET NOW' },
      { label: 'SECURE YOUR TICKET NOW' },
    ]);
  });

  test('/programs has its four buttons', () => {
    expect(programs.summit.action).toEqual({ label: 'GRAB YOUR TICKET', href: '/summit' });
    expect(programs.privateEquity.heading).toBe('Private Equity Deals');
    expect(programs.privateEquity.apply.href).toBe('/join');
    expect(programs.hellWeek.enroll.href).toBe('/contact');
    expect(programs.tools.action).toEqual({ label: 'GET INSTANT ACCESS' });
  });

  test("'Access Deals' leads to /deals, 'Request Exclusive Access' to /join", () => {
    for (const { deals } of [programs, projects, investPage].map((page) =>
      'privateEquity' in page ? page.privateEquity : page,
    )) {
      expect(deals.link).toEqual({ label: 'Access Deals', href: '/deals' });
    }
    expect(investPage.request).toEqual({ label: 'Request Exclusive Access', href: '/join' });
  });
});

describe('REQ-CALL-1: forms of the inner pages', () => {
  test('the speaking inquiry has one label per field of the schema', () => {
    expect(Object.keys(speakingPage.form.fields).toSorted()).toEqual(
      Object.keys(speakingInquirySchema.shape).toSorted(),
    );
  });

  test('the contact form has one label per field of the schema', () => {
    expect([...Object.keys(contactPage.form.fields), 'inquiry_type'].toSorted()).toEqual(
      Object.keys(contactSchema.shape).toSorted(),
    );
    expect(contactPage.form.fields.message.hint).toBe(`10 to ${formatAmount(MAXIMUM_CONTACT_MESSAGE)} characters`);
  });
});

describe('REQ-FORM-3, REQ-MSG-1: messages of the inner pages', () => {
  const failureToast = { title: 'Submission Failed', description: 'Please try again later.' };

  test('speaking inquiry: success panel and failure toast', () => {
    expect(speakingPage.form).toMatchObject({
      successPanel: { heading: 'Inquiry Submitted!', text: "We'll get back to you within 48 hours." },
      failureToast,
    });
  });

  test('contact form: success panel and failure toast', () => {
    expect(contactPage.form).toMatchObject({
      successPanel: { heading: 'Message Sent!', text: "We'll get back to you as soon as possible." },
      failureToast,
    });
  });
});

describe('REQ-TEXT-2: constants of the inner pages', () => {
  test('each option of the speaking inquiry has its label', () => {
    const { options } = speakingPage.form;
    expect(options.event_type.map(({ value }) => value)).toEqual([...eventTypes]);
    expect(options.budget_range.map(({ value }) => value)).toEqual([...budgetRanges]);
    expect(options.audience_size.map(({ value }) => value)).toEqual([...audienceSizes]);
  });

  test('the response time is 48 hours', () => {
    expect(speakingPage.lede).toContain('within 48 hours');
    expect(contactPage.stamp).toEqual({ figure: '48', text: 'hours at most, for dates' });
  });

  test('summit: 21-23 May 2026 in Amsterdam, $3K and $10K, 500 attendees, 100+ pitches', () => {
    expect(summit.facts.map(({ value }) => value)).toEqual(['21-23 May 2026', 'Amsterdam', '500', '100+']);
    expect(formatEventDays(summitDays)).toBe('May 21-23, 2026');
    expect(summit.tickets.list.map(({ title, price }) => `${title} ${price}`)).toEqual([
      'General admission $3K',
      'VIP $10K',
    ]);
    expect(summit.program.days.map(({ day }) => day)).toEqual(['Thursday', 'Friday', 'Saturday']);
    expect(new Date(2026, 4, 21).getDay()).toBe(4);
  });

  test('descriptions of /programs and /invest quote the amounts of the pages', () => {
    const prices = [...programs.privateEquity.courses, ...programs.hellWeek.ways].map(({ price }) => price);
    const [least, ...others] = prices.toSorted((one, other) => parseInt(one.slice(1)) - parseInt(other.slice(1)));
    expect(routes.programs.description).toContain(`five courses from ${least} to ${others.at(-1)}`);
    expect(prices).toHaveLength(5);
    const { tiers } = investments;
    const from = formatEuros(Math.min(...tiers.map((tier) => tier.from)));
    const to = formatEuros(Math.max(...tiers.map((tier) => tier.to)));
    expect(routes.invest.description).toContain(`four tiers on one scale from ${from} to ${to}`);
    expect(tiers).toHaveLength(4);
  });

  test('programs have their prices', () => {
    const named = [...programs.privateEquity.courses, ...programs.hellWeek.ways].map(
      ({ title, price, per = '' }) => `${title} ${price}${per}`,
    );
    expect(named).toEqual([
      'Deal Sourcing Bootcamp $5K',
      'Turnaround Accelerator $15K',
      'Portfolio Builder Mastermind $50K/yr',
      'Group $10K',
      'VIP 1:1 $25K',
    ]);
    expect(programs.hellWeek.heading).toBe('Hell Week');
    expect(programs.hellWeek.ways[0]?.description).toBe('20 seats per cohort');
    expect(programs.hellWeek.lede).toContain('Q1 2026');
  });

  test('facts of the press kit', () => {
    expect(pressKit.facts.rows.map(({ term, value }) => `${value} ${term}`)).toEqual([
      '€100M+ Deal volume',
      '3 Exits',
      '500+ Media mentions',
      '50+ Fortune 500 clients',
      '200+ Podcast appearances',
      '1M+ Social following',
    ]);
  });

  test('the disclaimer and /invest quote the minimum amounts', () => {
    const [applications] = textsOf(investmentDisclaimer, '').filter(([, text]) => text.startsWith('Applications'));
    const amounts = applications?.[1].match(/\$[\d,]+\d/g);
    expect(amounts).toEqual([MINIMUM_COMMITMENT, MINIMUM_NET_WORTH].map(formatDollars));
    expect(investPage.lede).toContain('€500K');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { RECOVERY_KEY, SESSION_KEY } from '../client/sessionKeys.ts';
import { milestoneSchema, valueSchema } from '../schemas/about.ts';
import { linkSchema } from '../schemas/action.ts';
import { contactSchema, inquiryTypes, MAXIMUM_CONTACT_MESSAGE } from '../schemas/contact.ts';
import { formatEuros } from '../schemas/euros.ts';
import { formatEventDays, pastEventNote } from '../schemas/eventDates.ts';
import { legalDocumentSchema } from '../schemas/legalDocument.ts';
import { cleanText, formatAmount, formatDollars } from '../schemas/limits.ts';
import { MINIMUM_COMMITMENT, MINIMUM_NET_WORTH } from '../schemas/onboarding.ts';
import { portfolioEntrySchema } from '../schemas/portfolio.ts';
import { programSchema } from '../schemas/program.ts';
import { QUALIFYING_COMMITMENT } from '../schemas/qualification.ts';
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

/** Every text of a module with the way to it. */
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
/** The route table of specification §2. */
const tablePaths = Object.values(paths).filter((path) => !path.startsWith('/newsletter/'));

describe('every text of the inner pages', () => {
  test('has something in it and no stray spaces', () => {
    const untidy = texts.filter(([way, text]) => {
      // The parts of a sentence with a link in it keep the spaces between them.
      const isPart = /\.(?:text|note|risk|withoutScripts)\.\d+$/.test(way);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(untidy).toEqual([]);
  });

  test('follows the voice: no exclamation mark that the specification does not ask for', () => {
    const loud = texts.filter(([, text]) => text.includes('!')).map(([, text]) => text);
    expect(loud.toSorted()).toEqual(['Inquiry Submitted!', 'Message Sent!']);
  });

  test('uses none of the words that the voice forbids', () => {
    const forbidden = /\b(?:best|greatest|leading|unique|world-class|unlock|potential|passionate|journey|lorem)\b/i;
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });

  test('leads inside the site only to the 19 paths of the route table', () => {
    const inside = hrefs.filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(15);
    expect(inside.filter((href) => !tablePaths.some((path) => path === href))).toEqual([]);
  });

  test('leads outside only to what the brand file names', () => {
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

describe('specification §2, route table', () => {
  test('each of the 19 routes has its title and description, once', () => {
    const described: string[] = routeList.map(({ path }) => path).filter((path) => path !== null);
    expect(tablePaths).toHaveLength(19);
    expect(described.toSorted()).toEqual(Object.values(paths).toSorted());
  });

  test('rulings, prerendered HTML: each fits a search result and is said of one page alone', () => {
    expect(new Set(routeList.map(({ title }) => title)).size).toBe(routeList.length);
    expect(new Set(routeList.map(({ description }) => description)).size).toBe(routeList.length);
    expect(routeList.filter(({ title }) => title.length > 60 || !title.includes(brand.name))).toEqual([]);
    expect(routeList.filter(({ description }) => description.length > 155)).toEqual([]);
  });

  test('pages behind the sign-in are not for search engines, public ones are', () => {
    const hidden: (string | null)[] = routeList.filter(({ isForSearch }) => !isForSearch).map(({ path }) => path);
    expect(hidden).toEqual(['/auth', '/join', '/deals', '/newsletter/confirm', '/newsletter/unsubscribe', null]);
  });
});

describe('/privacy describes what the product keeps', () => {
  /** Row of the page by table of the database; deals, periods and limits hold nothing about a visitor. */
  const occasions: Record<string, string | null> = {
    profiles: 'Account',
    investor_onboarding: 'Investor application',
    deals: null,
    mail_outbox: 'Mail that we send you',
    newsletter_subscribers: 'Newsletter',
    newsletter_tokens: 'Newsletter',
    resource_downloads: 'Free resource',
    speaking_inquiries: 'Speaking inquiry',
    contact_messages: 'Contact message',
    rate_limits: 'Limit on forms',
    retention_periods: null,
    download_limits: null,
  };
  const migrations = new URL('../../../../supabase/migrations/', import.meta.url);
  const tables = readdirSync(migrations)
    .map((name) => readFileSync(new URL(name, migrations), 'utf8'))
    .flatMap((sql) => [...sql.matchAll(/^create table (?:\w+\.)?(\w+)/gm)].map(([, table = '']) => table));

  test('every table of the migrations is on it, or holds nothing about a visitor', () => {
    expect(tables.toSorted()).toEqual(Object.keys(occasions).toSorted());
    const said = textsOf(privacy, '').map(([, text]) => text);
    expect(Object.values(occasions).filter((row) => row !== null && !said.includes(row))).toEqual([]);
  });

  test('every period by which the job deletes is quoted on it', () => {
    const periods = privacy.parts.find(({ id }) => id === 'how-long');
    const words = JSON.stringify(periods);
    expect(Object.values(retentionPeriods).filter((period) => !words.includes(period))).toEqual([]);
  });

  test('so is every entry of the browser, and every company that handles the data', () => {
    const words = JSON.stringify(privacy);
    for (const name of [SESSION_KEY, RECOVERY_KEY, ...brand.processors.map((processor) => processor.name)]) {
      expect(words).toContain(name);
    }
  });
});

describe('specification §2, screens', () => {
  test('/press: text with a mail link', () => {
    const { label, href } = pressKit.request.action;
    expect(label).toBe('Request Press Kit');
    expect(href.split('?')[0]).toBe(`mailto:${brand.mailboxes.press}`);
    expect(pressKit.downloads.filter((download) => 'href' in download)).toEqual([]);
  });

  test('/contact: four tabs, general by default, each with its placeholder', () => {
    const { tabs } = contactPage.form;
    expect(tabs.map(({ value }) => value)).toEqual([...inquiryTypes]);
    expect(tabs[0]?.value).toBe('general');
    expect(new Set(tabs.map(({ placeholder }) => placeholder)).size).toBe(4);
  });

  test('legal pages: each with its Back button, the disclaimer leads to /join', () => {
    for (const { back, version } of Object.values(legal)) {
      expect(back).toBe('Back');
      expect(version).toContain('lawyer');
    }
    expect(investmentDisclaimer.closing?.action.href).toBe('/join');
  });

  test('/projects: six entries, Sold or Hold, and the way to /contact', () => {
    expect(projects.entries).toHaveLength(6);
    expect(new Set(projects.entries.map(({ slug }) => slug)).size).toBe(6);
    expect(new Set(projects.entries.map(({ status }) => status))).toEqual(new Set(['Sold', 'Hold']));
    expect(projects.closing.action).toEqual({ label: 'START THE CONVERSATION', href: '/contact' });
  });

  test('/projects: the return is what the two amounts say, and the exits are those of the hero', () => {
    for (const { acquired, current, roi } of projects.entries) {
      const [before = 0, after = 0] = [acquired, current].map((amount) => Number(amount.slice(1, -1)));
      expect(roi).toBe(`${Math.round((after / before - 1) * 100)}%`);
    }
    const sold = projects.entries.filter(({ status }) => status === 'Sold');
    expect(String(sold.length)).toBe(hero.stats.find(({ label }) => label === 'exits')?.figure);
  });

  test('/blog: title and tagline only', () => {
    expect(Object.keys(blog)).toEqual(['heading', 'tagline']);
  });

  test('/about: biography, milestones, mission, three values', () => {
    expect(aboutPage.biography.paragraphs.length).toBeGreaterThan(1);
    expect(aboutPage.mission.sentences.join(' ')).not.toBe('');
    expect(aboutPage.values.list).toHaveLength(3);
    const { list } = aboutPage.milestones;
    expect(list.map(({ year }) => year)).toEqual(list.map(({ year }) => year).toSorted((a, b) => a - b));
    expect(list.map(({ companies }) => companies)).toEqual(
      list.map(({ companies }) => companies).toSorted((a, b) => a - b),
    );
  });

  test('/summit: a countdown to 21 May 2026, 00:00 local time, in days, hours, min, sec', () => {
    expect(summit.countdown.targetMs).toBe(new Date(2026, 4, 21, 0, 0, 0).getTime());
    expect(Object.values(summit.countdown.units)).toEqual(['days', 'hours', 'min', 'sec']);
    expect(pastEventNote(summit.dates)).toBe('This event took place on May 21-23, 2026');
  });

  test("/summit: 'SECURE YOUR TICKET NOW' has no action yet", () => {
    expect(summit.tickets.list.map(({ action }) => action)).toEqual([
      { label: 'SECURE YOUR TICKET NOW' },
      { label: 'SECURE YOUR TICKET NOW' },
    ]);
  });

  test('/programs: its four buttons', () => {
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

describe('specification §3, §5, forms of these pages', () => {
  test('each field of the speaking inquiry has its label, and no other has', () => {
    expect(Object.keys(speakingPage.form.fields).toSorted()).toEqual(
      Object.keys(speakingInquirySchema.shape).toSorted(),
    );
  });

  test('each field of the contact message has its label, and no other has', () => {
    expect([...Object.keys(contactPage.form.fields), 'inquiry_type'].toSorted()).toEqual(
      Object.keys(contactSchema.shape).toSorted(),
    );
    expect(contactPage.form.fields.message.hint).toBe(`10 to ${formatAmount(MAXIMUM_CONTACT_MESSAGE)} characters`);
  });
});

describe('specification §8, messages of these pages', () => {
  const failureToast = { title: 'Submission Failed', description: 'Please try again later.' };

  test('speaking inquiry', () => {
    expect(speakingPage.form).toMatchObject({
      thankYou: { heading: 'Inquiry Submitted!', text: "We'll get back to you within 48 hours." },
      failureToast,
    });
  });

  test('contact message', () => {
    expect(contactPage.form).toMatchObject({
      thankYou: { heading: 'Message Sent!', text: "We'll get back to you as soon as possible." },
      failureToast,
    });
  });
});

describe('specification §9, constants of these pages', () => {
  test('options of the speaking inquiry, each with words to read', () => {
    const { options } = speakingPage.form;
    expect(options.event_type.map(({ value }) => value)).toEqual([...eventTypes]);
    expect(options.budget_range.map(({ value }) => value)).toEqual([...budgetRanges]);
    expect(options.audience_size.map(({ value }) => value)).toEqual([...audienceSizes]);
  });

  test('response promise: 48 hours', () => {
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

  test('what search results say of prices and amounts is what the pages say', () => {
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

  test('programs and their prices', () => {
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

  test('claims that the press may print', () => {
    expect(pressKit.facts.rows.map(({ term, value }) => `${value} ${term}`)).toEqual([
      '€100M+ Deal volume',
      '3 Exits',
      '500+ Media mentions',
      '50+ Fortune 500 clients',
      '200+ Podcast appearances',
      '1M+ Social following',
    ]);
  });

  test('minimums of the application in the disclaimer and on /invest', () => {
    const [applications] = textsOf(investmentDisclaimer, '').filter(([, text]) => text.startsWith('Applications'));
    const amounts = applications?.[1].match(/\$[\d,]+\d/g);
    expect(amounts).toEqual([MINIMUM_COMMITMENT, MINIMUM_NET_WORTH, QUALIFYING_COMMITMENT].map(formatDollars));
    expect(JSON.stringify(privacy)).toContain(`commitment of ${formatDollars(QUALIFYING_COMMITMENT)} or more`);
    expect(investPage.lede).toContain('€500K');
  });
});

import { pageMeta, pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { monthOf } from '@podium/data/events/calendarDays.ts';
import { actionSchema, linkSchema } from '@podium/data/schemas/action.ts';
import { caseStudySchema } from '@podium/data/schemas/caseStudy.ts';
import { contactSchema, inquiryTypes, MAXIMUM_CONTACT_MESSAGE } from '@podium/data/schemas/contact.ts';
import { investmentTierSchema } from '@podium/data/schemas/investmentTier.ts';
import { freeResourceSchema } from '@podium/data/schemas/freeResource.ts';
import { invitationSchema } from '@podium/data/schemas/invitation.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { legalDocumentSchema } from '@podium/data/schemas/legalDocument.ts';
import { formatAmount, formatDollars } from '@podium/data/schemas/dollars.ts';
import { cleanText } from '@podium/data/schemas/limits.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import { mediaChannelSchema } from '@podium/data/schemas/mediaChannel.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { portfolioEntrySchema } from '@podium/data/schemas/portfolio.ts';
import { programSchema } from '@podium/data/schemas/program.ts';
import { quickWinSchema } from '@podium/data/schemas/quickWin.ts';
import {
  audienceSizes,
  budgetRanges,
  eventTypes,
  speakingInquirySchema,
} from '@podium/data/schemas/speakingInquiry.ts';
import { speakingEventSchema } from '@podium/data/schemas/speakingEvent.ts';
import { ticketSchema } from '@podium/data/schemas/summit.ts';
import { testimonialSchema, transformationStorySchema } from '@podium/data/schemas/testimonial.ts';
import * as content from '@podium/brands/active/content.ts';
import { activeBrand } from '../../brands/activeBrand.ts';
import { contentTexts, textsOf } from './contentTexts.ts';
import {
  aboutPage,
  brand,
  calendar,
  caseStudies,
  contactPage,
  eventDialog,
  events,
  freeResources,
  hero,
  investmentDisclaimer,
  investments,
  invitation,
  site,
  mediaHub,
  onTheRoad,
  paths,
  podcast,
  privacy,
  programs,
  projects,
  quickWins,
  resourceMails,
  roadEvents,
  sampleContent,
  speakingPage,
  summit,
  terms,
  testimonials,
  transformationStories,
} from '@podium/brands/active/content.ts';
import { calendarFeedFile } from '@podium/data/events/calendarFiles.ts';

/** Rules that hold for any copy. The words that are required are in specification.test.ts. */

const brandFolder = join(import.meta.dirname, '../../brands', activeBrand);
const texts = contentTexts.map(([way, text]) => ({ way, text }));
const hrefs = texts.filter(({ way }) => way.endsWith('.href')).map(({ text }) => text);
const legalDocuments = [privacy, terms, investmentDisclaimer];
const courses = [...programs.privateEquity.courses, ...programs.hellWeek.ways];

describe('REQ-TEXT-1: texts', () => {
  test('are not empty and have no stray spaces', () => {
    const untidy = texts.filter(({ way, text }) => {
      // The parts of a sentence with a link keep the spaces between them.
      const isPart = /\.(?:text|note|risk|consent|noScript|instead|elsewhere|failureHelp)\.\d+$/.test(way);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(untidy).toEqual([]);
  });

  test('have an exclamation mark only where the required text has one', () => {
    const loud = texts.filter(({ text }) => text.includes('!')).map(({ text }) => text);
    const required = [
      'Download link sent to your email!',
      'Inquiry Submitted!',
      'Message Sent!',
      'Subscribed! Check your email.',
      'Oops! Page not found',
    ];
    expect(loud.filter((text) => !required.some((each) => text.startsWith(each)))).toEqual([]);
  });

  test('contain no word that docs/voice.md forbids', () => {
    const forbidden = /\b(?:best|greatest|leading|unique|world-class|potential|passionate|journey|lorem)\b/i;
    // A prompt quotes the words of a contract.
    const own = texts.filter(({ way }) => !/\.prompts\.\d+$/.test(way));
    expect(own.filter(({ text }) => forbidden.test(text))).toEqual([]);
  });

  test('link only to addresses of the site or of the brand file', () => {
    const known = [
      ...Object.values(paths),
      calendarFeedFile,
      ...Object.values(brand.mailboxes).map((mailbox) => `mailto:${mailbox}`),
      `tel:${brand.phone.replaceAll(' ', '')}`,
      `${paths.home}#newsletter`,
      ...textsOf(brand).map(([, text]) => text),
    ];
    expect(hrefs.length).toBeGreaterThan(60);
    expect(hrefs.filter((href) => !known.includes(href.split('?')[0] ?? ''))).toEqual([]);
  });

  test('take the name from the brand file', () => {
    const others = globSync('**/*.ts', { cwd: brandFolder }).filter((name) => name !== 'content/brand.ts');
    const naming = others.filter((name) => readFileSync(join(brandFolder, name), 'utf8').includes(brand.shortName));
    expect(naming).toEqual([]);
  });

  test.each([
    ['free resources', freeResourceSchema, freeResources.items],
    ['case studies', caseStudySchema, caseStudies.items],
    ['quick wins', quickWinSchema, quickWins.items],
    ['testimonials', testimonialSchema, testimonials.items],
    ['transformation stories', transformationStorySchema, transformationStories.items],
    ['events', speakingEventSchema, events],
    ['channels', mediaChannelSchema, mediaHub.channels],
    ['tiers', investmentTierSchema, investments.tiers],
    ['actions', actionSchema, [quickWins.action, podcast.listen, podcast.all]],
    ['portfolio', portfolioEntrySchema, projects.entries],
    ['courses', programSchema, courses],
    ['tickets', ticketSchema, summit.tickets.list],
    ['legal documents', legalDocumentSchema, legalDocuments],
    ['links', linkSchema, [...aboutPage.biography.links, ...contactPage.margin.direct.map(({ link }) => link)]],
  ])('%s follow their schema', (_name, schema: { parse(entry: unknown): unknown }, items: readonly unknown[]) => {
    expect(items.map((each) => schema.parse(each))).toEqual(items);
  });
});

describe('REQ-TEXT-3: invented content', () => {
  test('the addresses of the brand are either all placeholders or all real', () => {
    const { mailboxes, links, phone } = brand;
    const addresses = Object.values(mailboxes).map((mailbox) => mailbox.split('@')[1] ?? '');
    const hosts = [links.videoChannel, links.podcast, links.network, ...links.social].map(
      ({ href }) => new URL(href).hostname,
    );
    const isPlaceholder = [
      ...[...addresses, ...hosts].map((host) => host.endsWith('.example')),
      phone.replaceAll(/\D/g, '').endsWith('0000000'),
    ];
    expect(new Set(isPlaceholder).size).toBe(1);
  });

  test('sampleContent names existing content', () => {
    expect(Object.keys(sampleContent).filter((name) => !(name in content))).toEqual([]);
  });

  test('external links end in .example, but for the data protection authority', () => {
    const invented = texts.filter(({ text }) => isExternal(text) && text !== brand.legalEntity.privacyAuthority.href);
    expect(invented.length).toBeGreaterThan(8);
    expect(invented.filter(({ text }) => !new URL(text).hostname.endsWith('.example'))).toEqual([]);
  });
});

describe('REQ-ROUTE-1, REQ-SEO-1: routes', () => {
  const routeList = pageMetas;

  test('every path has its own title and description, which fit a search result', () => {
    expect(new Set(Object.values(paths)).size).toBe(routeList.length - 1);
    expect(new Set(routeList.map(({ title }) => title)).size).toBe(routeList.length);
    expect(new Set(routeList.map(({ description }) => description)).size).toBe(routeList.length);
    expect(routeList.filter(({ title }) => title.length > 60 || !title.includes(brand.name))).toEqual([]);
    expect(routeList.filter(({ description }) => description.length > 155)).toEqual([]);
  });

  test('descriptions of /programs and /invest quote the amounts of the pages', () => {
    const prices = courses.map(({ price }) => price);
    const price = (amount: number) => formatMoney(amount, brand.money.prices, site.locale);
    const [least, most] = [price(Math.min(...prices)), price(Math.max(...prices))];
    expect(pageMeta('programs').description).toContain(`five courses from ${least} to ${most}`);
    expect(prices).toHaveLength(5);
    const { tiers } = investments;
    const size = (amount: number) => formatMoney(amount, brand.money.investments, site.locale);
    const from = size(Math.min(...tiers.map((tier) => tier.from)));
    const to = size(Math.max(...tiers.map((tier) => tier.to)));
    expect(pageMeta('invest').description).toContain(`four tiers on one scale from ${from} to ${to}`);
    expect(tiers).toHaveLength(4);
  });
});

describe('REQ-CAL-1, REQ-CAL-3: speaking events', () => {
  test('are ordered by date, and each has its own id', () => {
    expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted());
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test('have every status, and one spans two months', () => {
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(Object.keys(calendar.statuses)));
    expect(events.filter(({ date, endDate }) => monthOf(date) !== monthOf(endDate))).toHaveLength(1);
  });

  test('REQ-HOME-4: the three events of the drawer are entries of the same list', () => {
    expect(roadEvents).toHaveLength(3);
    expect(onTheRoad.events).toEqual(events.filter(({ id }) => roadEvents.some((event) => event.id === id)));
  });
});

describe('REQ-CALL-1: forms', () => {
  test('each field of a form has one label', () => {
    const { requirements: _checkbox, ...fields } = invitationSchema.shape;
    expect(Object.keys(invitation.labels).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(Object.keys(contactPage.form.fields).toSorted()).toEqual(Object.keys(contactSchema.shape).toSorted());
    expect(Object.keys(speakingPage.form.fields).toSorted()).toEqual(
      Object.keys(speakingInquirySchema.shape).toSorted(),
    );
  });

  test('each option has one label', () => {
    const { options } = speakingPage.form;
    expect(options.event_type.map(({ value }) => value)).toEqual([...eventTypes]);
    expect(options.budget_range.map(({ value }) => value)).toEqual([...budgetRanges]);
    expect(options.audience_size.map(({ value }) => value)).toEqual([...audienceSizes]);
  });

  test('REQ-RES-1: each free resource has one file and one mail, and a picture of its own', () => {
    const types = freeResources.items.map(({ type }) => type);
    expect(resourceMails.map(({ type }) => type)).toEqual(types);
    expect(new Set(types).size).toBe(types.length);
    expect(types.filter((type) => ['mark', 'portrait', 'memo', 'desk'].includes(type))).toEqual([]);
  });

  test('REQ-CON-1: the contact form has four tabs, each with its placeholder', () => {
    const tabs = contactPage.form.options.inquiry_type;
    expect(tabs.map(({ value }) => value)).toEqual([...inquiryTypes]);
    expect(new Set(tabs.map(({ placeholder }) => placeholder)).size).toBe(4);
  });

  test('hints quote the limits', () => {
    expect(contactPage.form.fields.message.hint).toBe(`10 to ${formatAmount(MAXIMUM_CONTACT_MESSAGE)} characters`);
    const [, sentence = ''] = textsOf(investmentDisclaimer).find(([, text]) => text.startsWith('Applications')) ?? [];
    expect(sentence.match(/\$[\d,]+\d/g)).toEqual(
      [investorThresholds.minimumCommitment, investorThresholds.minimumNetWorth].map((amount) => formatDollars(amount)),
    );
  });

  test('REQ-CAL-5: the invitation goes to the speaking mailbox', () => {
    expect(invitation.mail.mailbox).toBe(brand.mailboxes.speaking);
    expect(eventDialog.entry.speakerSuffix).toBe(brand.speakerSuffix);
  });
});

describe('REQ-TEXT-2: figures agree', () => {
  test('the companies sold on /projects are the exits of the hero', () => {
    const sold = projects.entries.filter(({ isSold }) => isSold);
    expect(String(sold.length)).toBe(hero.stats.find(({ label }) => label === 'exits')?.figure);
  });

  test('milestones and channels grow', () => {
    const { list } = aboutPage.milestones;
    for (const key of ['year', 'companies'] as const) {
      const figures = list.map((each) => each[key]);
      expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    }
    const { tiers, chart } = investments;
    expect(Math.max(...tiers.map(({ to }) => to))).toBe(chart.end);
    expect(Math.min(...tiers.map(({ from }) => from))).toBe(chart.minimum.amount);
  });

  test('a testimonial has a metric and its label, or neither', () => {
    expect(testimonials.items.filter(({ metric, metricLabel }) => !metric !== !metricLabel)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { build } from '@podium/brands/active/build.ts';
import { brand, pages, site } from '@podium/brands/active/content.ts';
import * as legalTender from '@podium/brands/legal-tender/content.ts';
import * as standard from '@podium/brands/standard/content.ts';
import * as starter from '@podium/brands/starter/content.ts';
import { PROFILE_KEY, RETURNING_KEY, SESSION_KEY } from '@podium/data/client/sessionKeys.ts';
import { inquiryTypes } from '@podium/data/schemas/contact.ts';
import { cleanText } from '@podium/data/schemas/limits.ts';
import type { Pages } from '@podium/data/schemas/site.ts';
import { audienceSizes, budgetRanges, eventTypes } from '@podium/data/schemas/speakingInquiry.ts';
import { themeStorageKey } from '@podium/ui/theme/themeScript';
import { englishMessages } from '@podium/sections/parts/englishMessages';
import { availabilityProblems } from './availabilityProblems.ts';
import { calendarProblems } from './calendarProblems.ts';
import { content, contentTexts, textsOf } from './contentTexts.ts';
import { englishUiTexts } from './englishUiTexts.ts';
import { problemList } from './problemList.ts';
import { accountProblems, linkProblems, metadataProblems, pathProblems } from './pageProblems.ts';
import { schemaProblems } from './schemaProblems.ts';

/** Rules that hold for the content of any brand, in any language. A brand's own rules are in its folder. */

const allPages: Pages = pages;

/** Exports of brands/standard, and codes of messages, that only sites with accounts show. */
const accountTexts =
  /^(?:account|auth|deal|experience|interest|loadingPanel|qualification|residency|secondFactor|session)/;
const accountCodes =
  /^(?:accreditation|amount|code|commitment|consent|email_not_confirmed|email_unchanged|experience|interests|invalid_credentials|mail_|net_worth|password|residency|same|signed_out|too_many_passwords|weak|wrong)/;

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 30)} … ${text.slice(-20)}` : text;
}

/** One sentence if a list has other entries than it must have, or another order. */
function orderProblems(path: string, entries: readonly unknown[], right: readonly unknown[]): string[] {
  if (entries.join() === right.join()) return [];
  return [`${path}: must have ${right.join(', ')}, in this order, and has ${entries.join(', ') || 'nothing'}.`];
}

describe('REQ-TEXT-1: texts', () => {
  test('are not empty and have no stray spaces', () => {
    const untidy = contentTexts.filter(([path, text]) => {
      // The parts of a sentence with a link keep the spaces between them.
      const isPart = /\.(?:text|note|legal|risk|consent|noScript|instead|elsewhere|failureHelp)\.\d+$/.test(path);
      return cleanText(text) === '' || cleanText(text) !== (isPart ? text.trim() : text);
    });
    expect(
      problemList(untidy.map(([path, text]) => `${path}: '${shortened(text)}' is empty, or has spaces around it.`)),
    ).toBe('');
  });

  test('are not placeholders', () => {
    const unwritten = contentTexts.filter(([, text]) => /\b(?:[Ll]orem ipsum|TODO|TBD)\b/.test(text));
    expect(problemList(unwritten.map(([path, text]) => `${path}: '${text}' is a placeholder.`))).toBe('');
  });

  test('follow their schemas', () => {
    expect(problemList(schemaProblems(content))).toBe('');
  });
});

test('REQ-TEXT-1: texts are in the language of the site', () => {
  if (new Intl.Locale(site.locale).language === 'en') return;
  const own = new Map<string, unknown>(Object.entries(content));
  const isUsed = (name: string, ofAccounts: RegExp) => allPages.auth !== undefined || !ofAccounts.test(name);
  const standardTexts = Object.entries(standard).filter(
    ([name, value]) =>
      isUsed(name, accountTexts) && own.get(name) === value && (name === 'uiTexts' || textsOf(value).length > 0),
  );
  const missing = Object.entries(englishMessages).filter(
    ([code]) => isUsed(code, accountCodes) && content.messages?.[code] === undefined,
  );
  const ofStarter = Object.entries(starter).filter(([name]) => !Object.hasOwn(standard, name));
  const starterTexts = new Set(textsOf(Object.fromEntries(ofStarter)).map(([, text]) => text));
  // A single word may be the same in another language.
  const left = contentTexts.filter(([, text]) => /\p{L} \p{L}/u.test(text) && starterTexts.has(text));
  // Some content, such as the events, is part of several exports.
  const first = left.filter(([, text], index) => left.findIndex(([, other]) => other === text) === index);
  expect(
    problemList([
      ...standardTexts.map(([name]) => `content.ts: '${name}' is the English text of brands/standard.`),
      ...first.map(([path, text]) => `content.ts: '${path}' is still that of the starter: '${text}'.`),
      ...missing.map(([code, text]) => `content.ts: 'messages' has no text for '${code}': '${text}'.`),
    ]),
  ).toBe('');
});

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

test('REQ-TEXT-1: texts have only placeholders that are filled in', () => {
  const others = [legalTender, starter, { messages: englishMessages, uiTexts: englishUiTexts }];
  const known = Object.groupBy(
    others.flatMap((texts) => textsOf({ ...texts })),
    ([path]) => path.split('.')[0] ?? '',
  );
  const problems = contentTexts.flatMap(([path, text]) => {
    const [name = ''] = path.split('.');
    // Mails have a rule of their own.
    if (known[name] === undefined || name === 'mailTexts') return [];
    const names = new Set(known[name].flatMap(([, other]) => placeholdersOf(other)));
    return placeholdersOf(text)
      .filter((placeholder) => !names.has(placeholder))
      .map((placeholder) => `${path}: ${placeholder} is not filled in. Known: ${[...names].join(', ') || 'none'}.`);
  });
  expect(problemList(problems)).toBe('');
});

test('REQ-TEXT-1: the texts of components are those that components have', () => {
  const known = new Set(textsOf(englishUiTexts).map(([path]) => path));
  const unknown = textsOf(content.uiTexts).filter(
    ([path]) => !known.has(path) && !known.has(path.replace(/\.(?:zero|one|two|few|many)$/, '.other')),
  );
  expect(problemList(unknown.map(([path]) => `content.ts: 'uiTexts' has '${path}', which no component shows.`))).toBe(
    '',
  );
});

test('REQ-FORM-4: mails have all their texts, without unknown placeholders', () => {
  const texts = new Map(textsOf(content.mailTexts));
  const problems = textsOf(standard.mailTexts).flatMap(([path, english]) => {
    const text = texts.get(path);
    if (text === undefined)
      return /\.(?:zero|one|two|few|many)$/.test(path) ? [] : [`mailTexts: has no '${path}': '${english}'.`];
    const known = placeholdersOf(english);
    const unknown = placeholdersOf(text).filter((name) => !known.includes(name));
    return unknown.map((name) => `mailTexts.${path}: ${name} is not filled in. Known: ${known.join(', ') || 'none'}.`);
  });
  expect(problemList(problems)).toBe('');
});

test('REQ-TEXT-3: the addresses of the brand are either all placeholders or all real', () => {
  const { mailboxes, links, phone } = brand;
  const addresses = Object.values(mailboxes).map((mailbox) => [mailbox, mailbox.endsWith('.example')] as const);
  const hosts = [links.videoChannel, links.podcast, links.network, ...links.social].map(
    ({ href }) => [href, new URL(href).hostname.endsWith('.example')] as const,
  );
  const all = [...addresses, ...hosts, [phone, phone.replaceAll(/\D/g, '').endsWith('0000000')] as const];
  const [invented, real] = [true, false].map((is) => all.filter((each) => each[1] === is).map(([address]) => address));
  const isMixed = invented?.length && real?.length;
  expect(
    problemList(
      isMixed
        ? [`content/brand.ts: ${invented.join(', ')} are still placeholders, but ${real.join(', ')} are not.`]
        : [],
    ),
  ).toBe('');
});

describe('REQ-ROUTE-1, REQ-SEO-1: pages', () => {
  test('have titles and descriptions of their own, which fit a search result', () => {
    expect(problemList(metadataProblems(pages, brand.name))).toBe('');
  });

  test('have paths of their own', () => {
    expect(problemList(pathProblems(pages))).toBe('');
  });

  test('of accounts are all there, or none', () => {
    expect(problemList(accountProblems(pages))).toBe('');
  });

  test('links lead to pages, sections and files of the site', () => {
    const files = [...build.files(), ...(build.archive ? [build.archive] : [])].map(({ path }) => path);
    expect(problemList(linkProblems(contentTexts, { pages, site, files }))).toBe('');
  });

  test('the home page has each section once', () => {
    const twice = site.home.filter((section, index) => site.home.indexOf(section) !== index);
    expect(problemList(twice.map((section) => `site.ts: the section '${section}' is twice on the home page.`))).toBe(
      '',
    );
  });
});

describe('REQ-CAL-1: speaking events', () => {
  const events = content.events ?? [];

  test('are ordered by date, and each has its own id', () => {
    expect(
      problemList(
        events.flatMap(({ id, date }, index) => {
          const before = events.slice(0, index);
          return [
            ...((before.at(-1)?.date ?? date) > date
              ? [`events.${id}: begins before the event above it; order by date.`]
              : []),
            ...(before.some((other) => other.id === id) ? [`events.${id}: another event has this id.`] : []),
          ];
        }),
      ),
    ).toBe('');
  });

  test('have topics, regions and cities that the calendar lists', () => {
    expect(problemList(content.calendar ? calendarProblems(content.calendar) : [])).toBe('');
  });

  test('REQ-CAL-8: the quarters are in order, and of this year or later', () => {
    expect(problemList(availabilityProblems(content.availability ?? [], new Date().getFullYear()))).toBe('');
  });

  test('REQ-HOME-4: the events of the drawer are entries of the same list', () => {
    for (const event of content.onTheRoad?.events ?? []) expect(events).toContainEqual(event);
  });
});

/** The types of the content require the labels of all fields, but not all options. */
describe('forms', () => {
  const { contactPage, freeResources, resourceMails, speakingPage } = content;
  const valuesOf = (options: readonly { value: string }[] = []) => options.map(({ value }) => value);

  test.runIf(contactPage)('REQ-CON-1: the contact form has each tab once, with a placeholder of its own', () => {
    const tabs = contactPage?.form.options.inquiry_type ?? [];
    expect(problemList(orderProblems('contactPage.form.options.inquiry_type', valuesOf(tabs), inquiryTypes))).toBe('');
    expect(new Set(tabs.map(({ placeholder }) => placeholder)).size).toBe(tabs.length);
  });

  test.runIf(speakingPage)('REQ-CALL-1: the speaking inquiry has each option once', () => {
    const options = speakingPage?.form.options;
    const path = 'speakingPage.form.options';
    const problems = [
      ...orderProblems(`${path}.event_type`, valuesOf(options?.event_type), eventTypes),
      ...orderProblems(`${path}.budget_range`, valuesOf(options?.budget_range), budgetRanges),
      ...orderProblems(`${path}.audience_size`, valuesOf(options?.audience_size), audienceSizes),
    ];
    expect(problemList(problems)).toBe('');
  });

  test('REQ-RES-1: each free resource has one mail and a picture of its own', () => {
    const types = (freeResources?.items ?? []).map(({ type }) => type);
    const mails = (resourceMails ?? []).map(({ type }) => type);
    expect(problemList(orderProblems('resourceMails', mails, types))).toBe('');
    expect(new Set(types).size).toBe(types.length);
    expect(types.filter((type) => ['mark', 'portrait', 'memo', 'desk'].includes(type))).toEqual([]);
  });
});

test('REQ-PRIV-2: /privacy names the processors, and what the browser stores', () => {
  const words = JSON.stringify(content.privacy);
  const names = [
    ...brand.processors.map(({ name }) => name),
    themeStorageKey,
    'podium-typed',
    ...(allPages.auth ? [SESSION_KEY, PROFILE_KEY, RETURNING_KEY] : []),
  ];
  expect(
    problemList(names.filter((name) => !words.includes(name)).map((name) => `privacy: does not name ${name}.`)),
  ).toBe('');
});

test('REQ-TEXT-2: milestones are in the order of the years', () => {
  const years = (content.aboutPage?.milestones.list ?? []).map(({ year }) => year);
  const inOrder = years.toSorted((one, other) => one - other);
  expect(problemList(orderProblems('aboutPage.milestones.list', years, inOrder))).toBe('');
});

test('REQ-TEXT-2: a testimonial has a metric and its label, or neither', () => {
  const halves = (content.testimonials?.items ?? []).filter(({ metric, metricLabel }) => !metric !== !metricLabel);
  expect(
    problemList(halves.map(({ name }) => `testimonials: the one of ${name} has a metric or a label, but not both.`)),
  ).toBe('');
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { monthOf } from '@podium/data/events/calendarDays.ts';
import { MAXIMUM_CONTACT_MESSAGE } from '@podium/data/schemas/contact.ts';
import { formatAmount, formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { isExternal } from '@podium/data/schemas/isExternal.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import { textsOf } from '../../tests/brand/contentTexts.ts';
import { brandFigures } from './artwork/engraving/brandSeal.ts';
import * as content from './content.ts';
import {
  aboutPage,
  brand,
  calendar,
  contactPage,
  eventDialog,
  events,
  hero,
  investmentDisclaimer,
  investments,
  invitation,
  onTheRoad,
  pages,
  programs,
  projects,
  sampleContent,
  site,
} from './content.ts';

/** Rules for the copy of this brand only. Rules of every brand: tests/brand. Required words: fixedTexts.test.ts. */

const texts = textsOf({ ...content }).map(([way, text]) => ({ way, text }));
const hrefs = texts.filter(({ way }) => way.endsWith('.href')).map(({ text }) => text);
const courses = [...programs.list.courses, ...programs.week.options];

describe('REQ-TEXT-1: texts', () => {
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

  test('do not break a line between a number and its word', () => {
    const apart =
      /\d\+? (?:hours|minutes|pages|companies|seats|kB|px)\b|\bQ[1-4] 20\d\d|\b(?:page nine|[Ff]orty minutes)\b/;
    // Plain text, text to copy, and sentences that the requirements fix.
    const others = /^(?:calendarFeed|mailTexts|newsletterMails|resourceMails|pages)\.|\.biographies\.|successPanel/;
    expect(texts.filter(({ way, text }) => apart.test(text) && !others.test(way))).toEqual([]);
  });

  test('contain no word that docs/voice.md forbids', () => {
    const forbidden = /\b(?:best|greatest|leading|unique|world-class|potential|passionate|journey|lorem)\b/i;
    // A prompt quotes the words of a contract.
    const own = texts.filter(({ way }) => !/\.prompts\.\d+$/.test(way));
    expect(own.filter(({ text }) => forbidden.test(text))).toEqual([]);
  });

  // Links within the site: tests/brand/rules.test.ts.
  test('link elsewhere only to addresses of the brand file', () => {
    const known = [
      ...Object.values(brand.mailboxes).map((mailbox) => `mailto:${mailbox}`),
      `tel:${brand.phone.replaceAll(' ', '')}`,
      ...textsOf(brand).map(([, text]) => text),
    ];
    const outside = hrefs.filter((href) => !/^[/#]/.test(href));
    expect(outside.length).toBeGreaterThan(20);
    expect(outside.filter((href) => !known.includes(href.split('?')[0] ?? ''))).toEqual([]);
  });

  test('take the name from the brand file', () => {
    const folder = new URL('./', import.meta.url);
    const others = globSync('**/*.ts', { cwd: folder }).filter((name) => name !== 'content/brand.ts');
    const naming = others.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(brand.shortName));
    expect(naming).toEqual([]);
  });
});

describe('REQ-TEXT-3: invented content', () => {
  test('sampleContent names existing content', () => {
    expect(Object.keys(sampleContent).filter((name) => !(name in content))).toEqual([]);
  });

  test('external links end in .example, but for the data protection authority', () => {
    const invented = texts.filter(({ text }) => isExternal(text) && text !== brand.legalEntity.privacyAuthority.href);
    expect(invented.length).toBeGreaterThan(8);
    expect(invented.filter(({ text }) => !new URL(text).hostname.endsWith('.example'))).toEqual([]);
  });
});

test('REQ-SEO-1: descriptions of /programs and /invest quote the amounts of the pages', () => {
  const prices = courses.map(({ price }) => price);
  const price = (amount: number) => formatMoney(amount, brand.money.prices, site.locale);
  const [least, most] = [price(Math.min(...prices)), price(Math.max(...prices))];
  expect(pages.programs.description).toContain(`five courses from ${least} to ${most}`);
  expect(prices).toHaveLength(5);
  const { tiers } = investments;
  const size = (amount: number) => formatMoney(amount, brand.money.investments, site.locale);
  const from = size(Math.min(...tiers.map((tier) => tier.from)));
  const to = size(Math.max(...tiers.map((tier) => tier.to)));
  expect(pages.invest.description).toContain(`four tiers on one scale from ${from} to ${to}`);
  expect(tiers).toHaveLength(4);
});

describe('REQ-CAL-1, REQ-CAL-3: speaking events', () => {
  test('have every status, and one spans two months', () => {
    expect(new Set(events.map(({ status }) => status))).toEqual(new Set(Object.keys(calendar.statuses)));
    expect(events.filter(({ date, endDate }) => monthOf(date) !== monthOf(endDate))).toHaveLength(1);
  });

  test('REQ-HOME-4: the drawer has three', () => {
    expect(onTheRoad.events).toHaveLength(3);
  });
});

describe('REQ-CALL-1: forms', () => {
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
  const stat = (label: string) => hero.stats.find((each) => each.label === label)?.figure;

  test('REQ-LOOK-2: the seal in the wordmark is drawn from the figures of the pages', () => {
    expect(brandFigures).toMatchObject({
      companies: aboutPage.milestones.list.at(-1)?.count,
      exits: Number(stat('exits')),
      dealVolume: stat('deal volume'),
      assets: stat('assets under influence'),
    });
  });

  test('the companies sold on /projects are the exits of the hero', () => {
    const sold = projects.entries.filter(({ isSold }) => isSold);
    expect(String(sold.length)).toBe(stat('exits'));
  });

  test('milestones grow', () => {
    const counts = aboutPage.milestones.list.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  test('the chart of the tiers ends with the largest ticket and marks the smallest', () => {
    const { tiers, chart } = investments;
    expect(Math.max(...tiers.map(({ to }) => to))).toBe(chart.end);
    expect(Math.min(...tiers.map(({ from }) => from))).toBe(chart.minimum.amount);
  });
});

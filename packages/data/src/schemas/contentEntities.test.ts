import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { brandSchema } from './brand.ts';
import { caseStudySchema } from './caseStudy.ts';
import { episodeNumber } from './episodeNumber.ts';
import { freeResourceSchema } from './freeResource.ts';
import { investmentTierSchema } from './investmentTier.ts';
import { legalDocumentSchema } from './legalDocument.ts';
import { portfolioEntrySchema } from './portfolio.ts';
import { returnOf } from './returnOf.ts';
import { programSchema } from './program.ts';
import { speakingEventSchema } from './speakingEvent.ts';
import { ticketSchema } from './summit.ts';

interface Sample {
  schema: z.ZodMiniType;
  /** A valid entry. */
  entry: object;
  /** Changes after which it is still valid. */
  accepts?: object[];
  /** Changes after which it is not. */
  refuses?: object[];
}

const link = { label: 'Talks', href: 'https://talks.example' };
const mailboxes = { owner: 'a@b.example', speaking: 'a@b.example', press: 'a@b.example', from: 'a@b.example' };
const links = { videoChannel: link, podcast: link, network: link, social: [link] };

const part = { id: 'who', heading: 'Who', blocks: [{ kind: 'paragraph', text: ['We.'] }] };
const tableWithoutCell = { kind: 'table', caption: 'What', columns: ['What', 'How long'], rows: [['Address']] };

const samples: Record<string, Sample> = {
  'REQ-HOME-2: actions, with a usable address or none': {
    schema: actionSchema,
    entry: { label: 'Listen now', reason: 'Not recorded yet' },
    accepts: [
      { href: '/contact', reason: undefined },
      { href: '/#newsletter' },
      { href: '#calendar' },
      { href: 'https://a.example/b' },
    ],
    refuses: [
      { reason: '' },
      { reason: undefined },
      ...['', '#', 'contact', 'http://a.example', 'javascript:alert(1)'].map((href) => ({ href })),
    ],
  },
  'the brand': {
    schema: brandSchema,
    entry: {
      name: 'Robin Sample',
      shortName: 'Robin',
      role: 'a shipwright',
      speakerSuffix: 'with Robin Sample',
      mailboxes,
      phone: '+49 40 000000',
      money: {
        prices: { currency: 'EUR', notation: 'standard' },
        investments: { currency: 'CHF', notation: 'compact' },
      },
      links,
      legalEntity: {
        name: 'Sample Yards',
        address: ['Quay 1', 'Germany'],
        registration: 'HRB 0',
        law: 'Germany',
        court: 'Hamburg',
        privacyAuthority: link,
      },
      processors: [{ name: 'Host', task: 'Serves the pages.' }],
    },
    refuses: [
      { name: '' },
      { name: ' Robin Sample' },
      { mailboxes: { ...mailboxes, press: 'press' } },
      { links: { ...links, podcast: { label: 'Podcast', href: 'http://a.example' } } },
      { phone: '020 000 00 00' },
      { money: { prices: { currency: '€', notation: 'standard' } } },
      // A misspelt key.
      { shortname: 'Ada' },
    ],
  },
  'REQ-CAL-3: speaking events, with any status': {
    schema: speakingEventSchema,
    entry: {
      id: 'harbour-days',
      title: 'Harbour Days',
      date: '2025-09-30',
      endDate: '2025-10-01',
      location: 'Hamburg',
      country: 'Germany',
      region: 'Europe',
      topics: ['AI'],
      status: 'postponed',
      attendees: 400,
      website: 'https://harbour.example',
    },
    accepts: [{ region: 'Africa', topics: ['Climate'] }],
    refuses: [
      // A day that does not exist.
      { date: '2025-02-30' },
      // Ends before it begins.
      { endDate: '2025-09-29' },
      { region: '' },
      { topics: [] },
      { website: 'http://harbour.example' },
      { id: 'Harbour Days' },
    ],
  },
  'investment tiers, which end above their beginning': {
    schema: investmentTierSchema,
    entry: { type: 'Boats', description: 'Sound hulls.', from: 500_000, to: 600_000 },
    accepts: [{ from: 10_000 }],
    refuses: [{ to: 500_000 }, { from: -1 }],
  },
  'portfolio entries': {
    schema: portfolioEntrySchema,
    entry: {
      slug: 'quay-works',
      title: 'Quay Works',
      year: 2019,
      industry: 'Manufacturing',
      acquired: 4_000_000,
      current: 6_000_000,
      isSold: false,
      description: 'A yard with one customer too few.',
      improvements: ['A second customer'],
    },
    accepts: [{ isSold: true }, { acquired: 690 }],
    refuses: [{ acquired: 0 }, { current: '€6.0M' }, { improvements: [] }, { slug: 'quay works' }],
  },
  'case studies, with any slug': {
    schema: caseStudySchema,
    entry: { slug: 'wind-park-2024', title: 'A park', description: 'Of nine.', metric: '9 MW', category: 'Energy' },
    refuses: [{ slug: 'Wind Park' }, { metric: 'nine megawatts' }, { working: {} }],
  },
  'REQ-RES-1: free resources, with any key': {
    schema: freeResourceSchema,
    entry: { type: 'reading_list', title: 'Books', description: 'Ten.', button: 'Send', downloads: '12 this week' },
    accepts: [{ pages: 4 }, { type: 'guide2' }],
    refuses: [{ type: 'Reading list' }, { type: '2nd' }, { type: '' }, { type: 'a'.repeat(64) }, { pages: 0 }],
  },
  'courses with a price': {
    schema: programSchema,
    entry: { title: 'Course', description: 'Ten calls.', price: 690 },
    accepts: [{ price: 0 }, { price: 49.5 }, { price: 50_000, per: '/yr' }, { per: 'per quarter' }],
    refuses: [{ price: '€690' }, { price: -1 }, { per: '' }, { per: 'for each of the participants' }],
  },
  'REQ-HOME-2: tickets, with a button without an action': {
    schema: ticketSchema,
    entry: {
      title: 'VIP',
      description: 'A boat place.',
      price: 10_000,
      action: { label: 'SECURE', reason: 'Not on sale yet' },
    },
  },
  'legal documents, with one anchor per part and whole table rows': {
    schema: legalDocumentSchema,
    entry: {
      heading: 'Terms',
      version: 'Draft',
      summary: 'In short.',
      contentsLabel: 'Contents',
      back: 'Back',
      parts: [part],
    },
    refuses: [{ parts: [part, part] }, { parts: [{ ...part, blocks: [tableWithoutCell] }] }],
  },
};

describe('REQ-TEXT-1: schemas of the content', () => {
  test.each(Object.entries(samples))('%s', (_name, { schema, entry, accepts = [], refuses = [] }) => {
    const isValid = (change: object) => schema.safeParse({ ...entry, ...change }).success;
    expect(schema.parse(entry)).toEqual(entry);
    expect(accepts.filter((change) => !isValid(change))).toEqual([]);
    expect(refuses.filter(isValid)).toEqual([]);
  });
});

describe('figures', () => {
  test('episode numbers have three digits', () => {
    expect([47, 8, 1204].map(episodeNumber)).toEqual(['047', '008', '1204']);
  });

  test('the return of a company is its gain over the price, in whole per cent', () => {
    expect(returnOf({ acquired: 6_200_000, current: 25_400_000 })).toBe(3.1);
    expect(returnOf({ acquired: 14_000_000, current: 17_900_000 })).toBe(0.28);
    expect(returnOf({ acquired: 200, current: 150 })).toBe(-0.25);
  });
});

import { describe, expect, test } from 'vitest';
import { legalDocumentSchema } from './legalDocument.ts';
import { type PortfolioEntry, portfolioEntrySchema } from './portfolio.ts';
import { programSchema } from './program.ts';
import { ticketSchema } from './summit.ts';

const entry: PortfolioEntry = {
  slug: 'quay-works',
  title: 'Quay Works',
  year: 2019,
  industry: 'Manufacturing',
  acquired: '€4.0M',
  current: '€6.0M',
  roi: '50%',
  status: 'Hold',
  description: 'A yard with one customer too few.',
  improvements: ['A second customer'],
};

describe('specification §3, portfolio entry', () => {
  test.each(['Sold', 'Hold'])('has the status %s', (status) => {
    expect(portfolioEntrySchema.safeParse({ ...entry, status }).success).toBe(true);
  });

  test.each([
    ['another status', { status: 'Lost' }],
    ['an amount that the columns cannot line up', { acquired: '€4M' }],
    ['a return without its sign', { roi: '50' }],
    ['nothing that was improved', { improvements: [] }],
    ['a slug with a space', { slug: 'quay works' }],
  ])('refuses %s', (_case, change) => {
    expect(portfolioEntrySchema.safeParse({ ...entry, ...change }).success).toBe(false);
  });
});

describe('specification §9, prices', () => {
  test.each(['$3K', '$10K', '$50K'])('%s', (price) => {
    expect(programSchema.safeParse({ title: 'Course', description: 'Ten calls.', price }).success).toBe(true);
  });

  test.each(['3K', '$3,000', '€3K'])('refuses %s', (price) => {
    expect(programSchema.safeParse({ title: 'Course', description: 'Ten calls.', price }).success).toBe(false);
  });

  test('a ticket may have a button without an action', () => {
    const ticket = { title: 'VIP', description: 'A boat place.', price: '$10K', action: { label: 'SECURE' } };
    expect(ticketSchema.safeParse(ticket).success).toBe(true);
  });
});

describe('legal document', () => {
  const part = { id: 'who', heading: 'Who', blocks: [{ kind: 'paragraph', text: ['We.'] }] };
  const document = {
    heading: 'Terms',
    version: 'Draft',
    summary: 'In short.',
    contentsLabel: 'Contents',
    back: 'Back',
    parts: [part],
  };

  test('of one part', () => {
    expect(legalDocumentSchema.safeParse(document).success).toBe(true);
  });

  test('refuses two parts with one anchor', () => {
    expect(legalDocumentSchema.safeParse({ ...document, parts: [part, part] }).success).toBe(false);
  });

  test('refuses a table with a cell too few', () => {
    const table = { kind: 'table', caption: 'What', columns: ['What', 'How long'], rows: [['Address']] };
    const parts = [{ ...part, blocks: [table] }];
    expect(legalDocumentSchema.safeParse({ ...document, parts }).success).toBe(false);
  });
});

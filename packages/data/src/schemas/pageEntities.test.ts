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

describe('portfolio entries', () => {
  test.each(['Sold', 'Hold'])('accept the status %s', (status) => {
    expect(portfolioEntrySchema.safeParse({ ...entry, status }).success).toBe(true);
  });

  test.each([
    ['another status', { status: 'Lost' }],
    ['an amount in another format', { acquired: '€4M' }],
    ['a return without a sign', { roi: '50' }],
    ['no improvement', { improvements: [] }],
    ['a slug with a space', { slug: 'quay works' }],
  ])('refuse %s', (_case, change) => {
    expect(portfolioEntrySchema.safeParse({ ...entry, ...change }).success).toBe(false);
  });
});

describe('prices', () => {
  test.each(['$3K', '$10K', '$50K'])('accept %s', (price) => {
    expect(programSchema.safeParse({ title: 'Course', description: 'Ten calls.', price }).success).toBe(true);
  });

  test.each(['3K', '$3,000', '€3K'])('refuse %s', (price) => {
    expect(programSchema.safeParse({ title: 'Course', description: 'Ten calls.', price }).success).toBe(false);
  });

  test('REQ-HOME-2: a ticket may have a button without an action', () => {
    const ticket = { title: 'VIP', description: 'A boat place.', price: '$10K', action: { label: 'SECURE' } };
    expect(ticketSchema.safeParse(ticket).success).toBe(true);
  });
});

describe('legal documents', () => {
  const part = { id: 'who', heading: 'Who', blocks: [{ kind: 'paragraph', text: ['We.'] }] };
  const document = {
    heading: 'Terms',
    version: 'Draft',
    summary: 'In short.',
    contentsLabel: 'Contents',
    back: 'Back',
    parts: [part],
  };

  test('accept one part', () => {
    expect(legalDocumentSchema.safeParse(document).success).toBe(true);
  });

  test('refuse two parts with the same anchor', () => {
    expect(legalDocumentSchema.safeParse({ ...document, parts: [part, part] }).success).toBe(false);
  });

  test('refuse a table row with too few cells', () => {
    const table = { kind: 'table', caption: 'What', columns: ['What', 'How long'], rows: [['Address']] };
    const parts = [{ ...part, blocks: [table] }];
    expect(legalDocumentSchema.safeParse({ ...document, parts }).success).toBe(false);
  });
});

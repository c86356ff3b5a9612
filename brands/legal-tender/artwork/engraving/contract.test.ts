import { expect, it } from 'vitest';
import { type ItemReading, readItem, type SealedItems, type SealKind } from './contract.ts';

const deal: SealedItems['deal'] = { id: 'alpine-rail', term: '7 years', spotsRemaining: 5, targetReturn: '25-35%' };
const event: SealedItems['event'] = { id: 'e1', date: '2025-09-11', attendees: 640, topics: ['AI'] };
const portfolio = { slug: 'p', acquired: 0, current: 0, improvements: [] };

it.each<[SealKind, string, SealedItems[SealKind], Partial<ItemReading>]>([
  ['event', 'one day', event, { depth: 0.6 }],
  ['event', 'one day, with its end', { ...event, endDate: '2025-09-11' }, { depth: 0.6 }],
  ['portfolio', 'prices of zero', portfolio, { points: 9, weave: 2, depth: 0.6 }],
  ['portfolio', 'a price of zero', { ...portfolio, current: 1_000_000 }, { depth: 1.3 }],
  [
    'talk',
    'half the minutes of a long one',
    { id: 't', title: 'The long one', minutes: 90 },
    { points: 45, depth: 0.95 },
  ],
  ['testimonial', 'no metric', { quote: '', name: 'A', company: 'B' }, { points: 9, weave: 2, depth: 0.6 }],
])('reads %s: %s', (kind, _case, item, figures) => {
  expect(readItem(kind, item)).toMatchObject(figures);
});

it.each([
  ['4.1×', 41],
  ['10,000+', 10],
  ['9 into 1', 9],
  ['−38%', 38],
  ['none', 9],
])('reads a case study whose metric is %s as %i points', (metric, points) => {
  const caseStudy = { slug: 's', metric, category: 'Small business', description: '' };
  expect(readItem('caseStudy', caseStudy)).toMatchObject({ identity: 's', points, weave: 4, depth: 0.6 });
});

it.each([
  ['beginner', 0.6],
  ['intermediate', 0.83],
  ['experienced', 1.07],
  ['professional', 1.3],
] as const)('reads an application by someone %s at depth %f', (experience, depth) => {
  const application = { id: 'user', minCommitment: 1_500_000, interests: ['a', 'b', 'c', 'd'], experience };
  expect(readItem('application', application)).toMatchObject({ identity: 'user', points: 30, weave: 4, depth });
});

it.each([
  [
    { term: '1 year', spotsRemaining: 0, targetReturn: '2%' },
    { points: 9, weave: 2, depth: 0.6 },
  ],
  [
    { term: '40 years', spotsRemaining: 30, targetReturn: '90-120%' },
    { points: 47, weave: 8, depth: 1.3 },
  ],
  [
    { term: 'open', spotsRemaining: 0, targetReturn: 'unknown' },
    { points: 9, weave: 2, depth: 0.6 },
  ],
])('keeps %j within the limits', (change, figures) => {
  expect(readItem('deal', { ...deal, ...change })).toMatchObject(figures);
});

it.each([
  [8, false],
  [9, true],
  [47, true],
  [48, false],
  [212, false],
])('episode %i is countable only if no limit changed its points: %s', (number, isCountable) => {
  expect(readItem('episode', { number, title: 'A', description: '' }).isCountable).toBe(isCountable);
});

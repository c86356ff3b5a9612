import { describe, expect, it } from 'vitest';
import { readItem, type SealedItems, type SealKind } from './contract.ts';

const deal: SealedItems['deal'] = { id: 'alpine-rail', term: '7 years', spotsRemaining: 5, targetReturn: '25-35%' };

describe('the seal contract', () => {
  it('reads an episode: number, words of the title, length of the description', () => {
    const description = 'x'.repeat(60);
    expect(readItem('episode', { number: 47, title: 'Debt that behaves', description })).toEqual({
      identity: '47',
      points: 47,
      weave: 3,
      depth: 0.95,
      isCountable: true,
    });
  });

  it('reads a deal: twice the term and the spots, the spots, the middle of the return', () => {
    expect(readItem('deal', deal)).toMatchObject({ identity: 'alpine-rail', points: 19, weave: 5, depth: 1.16 });
  });

  it('reads an event: attendees by fifty, topics, days', () => {
    const event = { id: 'e1', date: '2025-09-11', endDate: '2025-09-12', attendees: 1200, topics: ['AI', 'M&A'] };
    expect(readItem('event', event)).toMatchObject({ identity: 'e1', points: 24, weave: 2, depth: 0.77 });
  });

  it('reads an event of one day, with or without its end', () => {
    const event = { id: 'e1', date: '2025-09-11', attendees: 640, topics: ['AI'] };
    expect(readItem('event', event).depth).toBe(0.6);
    expect(readItem('event', { ...event, endDate: '2025-09-11' }).depth).toBe(0.6);
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

  it('reads a portfolio entry: return by ten, improvements, growth', () => {
    const entry = {
      slug: 'p',
      roi: '210%',
      acquired: '€3.1M',
      current: '€9.6M',
      improvements: ['a', 'b', 'c', 'd', 'e'],
    };
    expect(readItem('portfolio', entry)).toMatchObject({ identity: 'p', points: 21, weave: 5, depth: 0.97 });
  });

  it('reads a testimonial: length of the quote, words of name and company, metric', () => {
    const testimonial = { quote: 'q'.repeat(60), name: 'Marit Voss', company: 'Voss Logistics', metric: '2.5×' };
    expect(readItem('testimonial', testimonial)).toMatchObject({
      identity: 'Marit Voss',
      points: 20,
      weave: 4,
      depth: 0.95,
    });
  });

  it('reads a testimonial without a metric at the least depth', () => {
    expect(readItem('testimonial', { quote: '', name: 'A', company: 'B' })).toMatchObject({
      points: 9,
      weave: 2,
      depth: 0.6,
    });
  });

  it('reads a channel: first two figures of the audience, words of title and latest item', () => {
    const channel = { title: 'Video channel', audience: '410K', latest: 'Reading a term sheet' };
    expect(readItem('channel', channel)).toMatchObject({
      identity: 'Video channel',
      points: 41,
      weave: 4,
      depth: 0.95,
    });
  });

  it('reads the brand: companies held, exits, assets by deal volume', () => {
    const brand = { name: 'Ada Example', companies: 9, exits: 3, dealVolume: '€100M+', assets: '€50M+' };
    expect(readItem('brand', brand)).toMatchObject({ identity: 'Ada Example', points: 9, weave: 3, depth: 0.95 });
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

  /** One item of each kind that comes to more points than a seal has. */
  const tooMany: SealedItems = {
    episode: { number: 148, title: '', description: '' },
    deal: { ...deal, term: '40 years' },
    event: { id: 'e1', date: '2025-09-11', attendees: 5000, topics: [] },
    caseStudy: { slug: 's', metric: '52%', category: '', description: '' },
    portfolio: { slug: 'p', roi: '640%', acquired: '€1M', current: '€7.4M', improvements: [] },
    testimonial: { quote: 'q'.repeat(300), name: '', company: '' },
    channel: { title: '', audience: '620K', latest: '' },
    application: { id: 'user', minCommitment: 10_000_000, interests: [], experience: 'beginner' },
    brand: { name: '', companies: 60, exits: 0, dealVolume: '€1M', assets: '€1M' },
  };

  it.each(Object.keys(tooMany) as SealKind[])('does not mark a clamped %s as countable', (kind) => {
    expect(readItem(kind, tooMany[kind])).toMatchObject({ points: 47, isCountable: false });
  });

  it('keeps the figures within the limits if a price is zero', () => {
    const entry = { slug: 'p', roi: '0%', acquired: '€0', current: '€0', improvements: [] };
    expect(readItem('portfolio', entry)).toMatchObject({ points: 9, weave: 2, depth: 0.6 });
    expect(readItem('portfolio', { ...entry, current: '€1M' }).depth).toBe(1.3);
  });
});

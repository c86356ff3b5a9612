import { describe, expect, it } from 'vitest';
import { failuresOf, paceOf, type PictureResult, type Report } from './report.ts';

const picture = (outcome: PictureResult['outcome'], pixels = 0): PictureResult => ({
  name: 'sections-hero/default.390.light.webp',
  story: 'sections-hero--default',
  component: 'Sections/Hero',
  width: 390,
  theme: 'light',
  outcome,
  pixels,
});

const report = (found: Partial<Report>): Report => ({
  filter: '',
  pictures: [],
  trouble: [],
  orphans: [],
  seconds: 0,
  ...found,
});

describe('failuresOf() and paceOf()', () => {
  it.each(['same', 'updated'] as const)('a picture that is %s is no failure', (outcome) => {
    expect(failuresOf(report({ pictures: [picture(outcome)] }))).toEqual([]);
  });

  it('a difference, a missing baseline and a baseline without a story are failures', () => {
    const found = report({
      pictures: [picture('different', 1), picture('new')],
      orphans: ['gone/default.390.light.webp'],
    });
    expect(failuresOf(found)).toEqual([
      'sections-hero/default.390.light.webp differs in 1 pixel.',
      'sections-hero/default.390.light.webp has no baseline yet.',
      'gone/default.390.light.webp is a baseline without a story.',
    ]);
  });

  it('trouble is a failure, also when every picture is the same', () => {
    const trouble = { ...picture('same'), kind: 'axe' as const, message: 'color-contrast (dark)\nmore' };
    expect(failuresOf(report({ pictures: [picture('same')], trouble: [trouble] }))).toEqual([
      'sections-hero--default at 390 px, axe: color-contrast (dark) more',
    ]);
  });

  it('the pace is the time per picture', () => {
    expect(paceOf(report({ pictures: [picture('same'), picture('same')], seconds: 0.5 }))).toBe(
      '2 pictures in 0.5 s, 0.25 s each',
    );
    expect(paceOf(report({}))).toBe('0 pictures in 0.0 s, 0.00 s each');
  });
});

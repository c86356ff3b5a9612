import { describe, expect, it } from 'vitest';
import { riskTone } from './riskTone.ts';

describe('specification §2, risk badge', () => {
  it.each([
    ['High', 'bad'],
    ['Medium-High', 'warn'],
    ['Medium', 'ok'],
    ['Low', 'ok'],
    ['', 'ok'],
  ])('%j is %s', (riskLevel, tone) => {
    expect(riskTone(riskLevel)).toBe(tone);
  });
});

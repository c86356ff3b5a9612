import { describe, expect, it } from 'vitest';
import { riskTone } from './riskTone.ts';

describe('REQ-DEAL-2: tone of the risk badge', () => {
  it.each([
    ['High', 'critical'],
    ['Medium-High', 'warning'],
    ['Medium', 'success'],
    ['Low', 'success'],
    ['', 'success'],
  ])('%j is %s', (riskLevel, tone) => {
    expect(riskTone(riskLevel)).toBe(tone);
  });
});

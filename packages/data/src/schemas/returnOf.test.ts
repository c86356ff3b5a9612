import { expect, test } from 'vitest';
import { formatReturn } from './returnOf.ts';

test('a loss has a real minus', () => {
  expect(formatReturn(-0.07, 'es')).toBe('−7\u00a0%');
});

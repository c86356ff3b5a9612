import { colors } from '@podium/brands/active/theme/colors.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { expect, test } from 'vitest';
import { listed } from './listed.ts';
import { contrastProblems, fontProblems } from './themeProblems.ts';

const folder = new URL('./', import.meta.resolve('@podium/brands/active/theme/typography.ts'));

test('REQ-A11Y-1: the colours have enough contrast', () => {
  expect(listed(contrastProblems(colors))).toBe('');
});

test('the font files exist, and the preloaded ones are small', () => {
  expect(listed(fontProblems(typography, folder))).toBe('');
});

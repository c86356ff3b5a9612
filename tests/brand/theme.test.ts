import { colors } from '@podium/brands/active/theme/colors.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { expect, test } from 'vitest';
import { listed } from './listed.ts';
import { contrastProblems, fontProblems } from './themeProblems.ts';

const folder = new URL('./', import.meta.resolve('@podium/brands/active/theme/typography.ts'));

test('REQ-A11Y-1: the colours have enough contrast', () => {
  expect(listed(contrastProblems(colors))).toBe('');
});

test('a pair with too little contrast is named', () => {
  const page = { ...colors.page, text: colors.page.background };
  expect(contrastProblems({ ...colors, page })).toContain(
    'theme/colors.ts: in the light theme page.text on page.background has a contrast of 1, and needs 4.5.',
  );
});

test('the font files exist, and the preloaded ones are small', () => {
  expect(listed(fontProblems(typography, folder))).toBe('');
});

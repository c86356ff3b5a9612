import { existsSync, statSync } from 'node:fs';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { contrast } from '@podium/ui/theme/contrast';
import { colorOf, contrastPairs } from '@podium/ui/theme/contrastPairs';
import { fontSubsets } from '@podium/ui/theme/fontSubsets';
import { expect, test } from 'vitest';
import { activeBrand } from '../../brands/activeBrand.ts';
import { problemList } from './problemList.ts';
import { isOpaque, notationProblems } from './notationProblems.ts';

const folder = new URL('./', import.meta.resolve('@podium/brands/active/theme/typography.ts'));

/** The preloaded files of all fonts together, in bytes. */
const largestFonts = 42_000;

/** The pairs of colours with too little contrast (REQ-A11Y-1), one sentence each. */
function contrastProblems(): string[] {
  return contrastPairs.flatMap(({ color, surface, least }) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const both = [colorOf(colors, color)[theme], colorOf(colors, surface)[theme]] as const;
      const ratio = both.every(isOpaque) ? contrast(...both) : Infinity;
      if (ratio >= least) return [];
      const rounded = Math.floor(ratio * 100) / 100;
      return `theme/colors.ts: in the ${theme} theme ${color} on ${surface} has a contrast of ${rounded}, and needs ${least}.`;
    }),
  );
}

/** What is wrong with the font files of the theme's folder, one sentence each. */
function fontProblems(): string[] {
  const names = [...new Set(Object.values(typography).map(({ file }) => file))];
  const fileOf = (name: string, subset: string) => new URL(`fonts/${name}-${subset}.woff2`, folder);
  const missing = names.flatMap((name) =>
    fontSubsets
      .filter((subset) => !existsSync(fileOf(name, subset.name)))
      .map(
        (subset) =>
          `theme/fonts/${name}-${subset.name}.woff2 is missing: npx node tools/fonts/main.ts ${activeBrand} writes it.`,
      ),
  );
  if (missing.length > 0) return missing;
  const size = names.reduce((sum, name) => sum + statSync(fileOf(name, 'core')).size, 0);
  if (size <= largestFonts) return [];
  return [`theme/typography.ts: the preloaded fonts have ${size} bytes together, and may have ${largestFonts}.`];
}

/** Weights that the files of their font do not have, one sentence each. */
function weightProblems(): string[] {
  return Object.values(typography).flatMap(({ family, range: [lightest, boldest], weights }) =>
    Object.entries(weights)
      .filter(([, weight]) => weight < lightest || weight > boldest)
      .map(([use, weight]) => `theme/typography.ts: ${family} has no ${weight} for '${use}'; widen its range.`),
  );
}

test('the colours are written as #rrggbb', () => expect(problemList(notationProblems())).toBe(''));

test('REQ-A11Y-1: the colours have enough contrast', () => expect(problemList(contrastProblems())).toBe(''));

test('the font files exist, and the preloaded ones are small', () => expect(problemList(fontProblems())).toBe(''));

test('the fonts have the weights that are used', () => expect(problemList(weightProblems())).toBe(''));

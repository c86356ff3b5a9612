import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { expect, test } from 'vitest';

const folder = new URL('fonts/', import.meta.resolve('@podium/brands/active/theme/typography.ts'));

test('the preloaded font files are below 42 kB together', () => {
  const files = Object.values(typography).map(({ file }) => fileURLToPath(new URL(`${file}-core.woff2`, folder)));
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(42_000);
});

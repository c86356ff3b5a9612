import { statSync } from 'node:fs';
import type { Typography } from '@podium/ui/theme/brandTheme';
import { expect, test } from 'vitest';
import { brands } from './brands.ts';

test.for(brands)('the preloaded font files of $name are below 42 kB together', async ({ theme }) => {
  const { typography } = (await import(new URL('typography.ts', theme).href)) as { typography: Typography };
  const names = new Set(Object.values(typography).map(({ file }) => file));
  const sizes = [...names].map((name) => statSync(new URL(`fonts/${name}-core.woff2`, theme)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(42_000);
});

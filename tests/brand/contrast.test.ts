import { describe, expect, test } from 'vitest';
import type { BrandColors } from '@podium/ui/theme/brandTheme';
import { contrast } from '@podium/ui/theme/contrast';
import { colorOf, contrastPairs } from '@podium/ui/theme/contrastPairs';
import { brands } from './brands.ts';

const rows = contrastPairs.flatMap((pair) => (['light', 'dark'] as const).map((theme) => ({ theme, ...pair })));

describe.for(brands)('REQ-A11Y-1: the colours of $name have enough contrast', async ({ theme: folder }) => {
  const { colors } = (await import(new URL('colors.ts', folder).href)) as { colors: BrandColors };

  test.for(rows)('$color on $surface, $theme: at least $least', ({ theme, color, surface, least }) => {
    expect(contrast(colorOf(colors, color)[theme], colorOf(colors, surface)[theme])).toBeGreaterThanOrEqual(least);
  });
});

import { describe, expect, test } from 'vitest';
import { contrast } from '@podium/ui/theme/contrast';
import { colorOf, contrastPairs } from '@podium/ui/theme/contrastPairs';
import { colors } from '@podium/brands/active/theme/colors.ts';

const rows = contrastPairs.flatMap((pair) => (['light', 'dark'] as const).map((theme) => ({ theme, ...pair })));

describe('REQ-A11Y-1: colours have enough contrast', () => {
  test.for(rows)('$color on $surface, $theme: at least $least', ({ theme, color, surface, least }) => {
    expect(contrast(colorOf(colors, color)[theme], colorOf(colors, surface)[theme])).toBeGreaterThanOrEqual(least);
  });
});

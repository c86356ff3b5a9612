import type { ReactNode } from 'react';
import { shownBrand } from '@podium/storybook/brands';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge, badgeTones } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { contrast } from './contrast.ts';
import { colorOf, type ContrastPair, contrastPairs, leastContrast, type Role } from './contrastPairs.ts';
import type { BrandColors } from './brandTheme.ts';
import { brandVars } from './contract.css.ts';
import { forcedColors } from './media.css.ts';
import { rule } from './rules.css.ts';
import { space, text } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

function ratios(colors: BrandColors, { color, surface }: ContrastPair): string {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    contrast(colorOf(colors, color)[theme], colorOf(colors, surface)[theme]).toFixed(2),
  );
  return `Light ${light}, dark ${dark}`;
}

const cssOf = (role: Role) => {
  const [group, name] = role.split('.') as ['page', keyof typeof brandVars.color.page];
  return brandVars.color[group][name];
};

function Pairs({ brand, least, sample }: { brand: string; least: number; sample: ReactNode }) {
  const { colors } = shownBrand(brand).theme;
  return (
    <Specimens least={220}>
      {contrastPairs
        .filter((pair) => pair.least === least)
        .map((pair) => (
          <Specimen
            key={pair.color + pair.surface}
            name={`${pair.color} on ${pair.surface}`}
            note={ratios(colors, pair)}
          >
            <div
              style={{
                padding: space.s4,
                border: rule.hair,
                color: cssOf(pair.color),
                background: cssOf(pair.surface),
              }}
            >
              {sample}
            </div>
          </Specimen>
        ))}
    </Specimens>
  );
}

/** Text and its surfaces. A test fails if a ratio is below 4.5 : 1 in either theme. */
export const Text = meta.story({
  tags: ['visual'],
  render: (_args, { globals }) => (
    <Pairs brand={globals['brand']} least={leastContrast.text} sample={<p style={text.body}>No. 047, € 1,047</p>} />
  ),
});

/** Control borders, focus rings and line art, and their surfaces. A test requires 3 : 1. */
export const Shapes = meta.story({
  render: (_args, { globals }) => (
    <Pairs
      brand={globals['brand']}
      least={leastContrast.shapes}
      sample={<div style={{ blockSize: 24, border: '2px solid' }} />}
    />
  ),
});

/** Emulated forced colours: backgrounds are removed, so shapes and borders carry the information. */
export const ForcedColours = meta.story({
  globals: { contrast: 'forced' },
  render: () => (
    <div style={{ padding: space.s5 }}>
      <Stack gap="s5">
        <Inline gap="s3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="destructive">Destructive</Button>
          <Button isDisabled>Disabled</Button>
        </Inline>
        <Inline gap="s3">
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <TextField label="E-mail" name="email" errorMessage="Invalid email address" />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(matchMedia(forcedColors).matches).toBe(true);
    const [badge] = canvas.getAllByText('success');
    await expect(badge && getComputedStyle(badge).borderTopStyle).toBe('solid');
  },
});

import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge, badgeTones } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { contrast } from './contrast.ts';
import { leastContrast, shapesOnSurfaces, textOnSurfaces, type ContrastPairs } from './contrastPairs.ts';
import { vars } from './contract.css.ts';
import { forcedColors } from './media.css.ts';
import { rule } from './rules.css.ts';
import { space, text } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';
import { colorTokens, type ColorToken } from './tokens.ts';

const meta = preview.meta({});

interface Pair {
  color: ColorToken;
  surface: ColorToken;
}

function listOf(pairs: ContrastPairs): Pair[] {
  return Object.entries(pairs).flatMap(([color, surfaces]) =>
    surfaces.map((surface) => ({ color: color as ColorToken, surface })),
  );
}

function ratios({ color, surface }: Pair): string {
  const [paper, plate] = (['paper', 'plate'] as const).map((theme) =>
    contrast(colorTokens[color][theme], colorTokens[surface][theme]).toFixed(2),
  );
  return `Paper ${paper}, Plate ${plate}`;
}

/** Text and its surfaces. A test fails if a ratio is below 4.5 : 1 in either theme. */
export const Text = meta.story({
  tags: ['visual'],
  render: () => (
    <Specimens least={220}>
      {listOf(textOnSurfaces).map((pair) => (
        <Specimen key={pair.color + pair.surface} name={`${pair.color} on ${pair.surface}`} note={ratios(pair)}>
          <p
            style={{
              ...text.body,
              padding: space.s4,
              border: rule.hair,
              color: vars.color[pair.color],
              background: vars.color[pair.surface],
            }}
          >
            No. 047, € 1,047
          </p>
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const note of canvas.getAllByText(/^Paper \d/)) await allReach(note.textContent, leastContrast.text);
  },
});

/** Control borders, focus rings and line art, and their surfaces. A test requires 3 : 1. */
export const Shapes = meta.story({
  render: () => (
    <Specimens least={220}>
      {listOf(shapesOnSurfaces).map((pair) => (
        <Specimen key={pair.color + pair.surface} name={`${pair.color} on ${pair.surface}`} note={ratios(pair)}>
          <div style={{ padding: space.s4, border: rule.hair, background: vars.color[pair.surface] }}>
            <div style={{ blockSize: 24, border: `2px solid ${vars.color[pair.color]}` }} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const note of canvas.getAllByText(/^Paper \d/)) await allReach(note.textContent, leastContrast.shapes);
  },
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
    const [badge] = canvas.getAllByText('ok');
    await expect(badge && getComputedStyle(badge).borderTopStyle).toBe('solid');
  },
});

async function allReach(note: string, least: number): Promise<void> {
  for (const [ratio] of note.matchAll(/[\d.]+/g)) await expect(Number(ratio)).toBeGreaterThanOrEqual(least);
}

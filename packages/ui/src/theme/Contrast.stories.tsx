import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { contrast } from './contrast.ts';
import { leastContrast, shapesOnGrounds, textOnGrounds, type ContrastPairs } from './contrastPairs.ts';
import { vars } from './contract.css.ts';
import { rule } from './rules.css.ts';
import { space, text } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';
import { colorTokens, type ColorToken } from './tokens.ts';

const meta = preview.meta({});

interface Pair {
  color: ColorToken;
  ground: ColorToken;
}

function listOf(pairs: ContrastPairs): Pair[] {
  return Object.entries(pairs).flatMap(([color, grounds]) =>
    grounds.map((ground) => ({ color: color as ColorToken, ground })),
  );
}

function ratios({ color, ground }: Pair): string {
  const [paper, plate] = (['paper', 'plate'] as const).map((theme) =>
    contrast(colorTokens[color][theme], colorTokens[ground][theme]).toFixed(2),
  );
  return `Paper ${paper}, Plate ${plate}`;
}

/** Text and its grounds. A test fails when one of these falls below 4.5 : 1 in either theme. */
export const Text = meta.story({
  render: () => (
    <Specimens least={220}>
      {listOf(textOnGrounds).map((pair) => (
        <Specimen key={pair.color + pair.ground} name={`${pair.color} on ${pair.ground}`} note={ratios(pair)}>
          <p
            style={{
              ...text.body,
              padding: space.s4,
              border: rule.hair,
              color: vars.color[pair.color],
              background: vars.color[pair.ground],
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

/** Edges of controls, rings and line art, and their grounds. Here the test asks for 3 : 1. */
export const Shapes = meta.story({
  render: () => (
    <Specimens least={220}>
      {listOf(shapesOnGrounds).map((pair) => (
        <Specimen key={pair.color + pair.ground} name={`${pair.color} on ${pair.ground}`} note={ratios(pair)}>
          <div style={{ padding: space.s4, border: rule.hair, background: vars.color[pair.ground] }}>
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

async function allReach(note: string, least: number): Promise<void> {
  for (const [ratio] of note.matchAll(/[\d.]+/g)) await expect(Number(ratio)).toBeGreaterThanOrEqual(least);
}

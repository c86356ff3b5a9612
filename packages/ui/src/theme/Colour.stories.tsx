import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { vars } from './contract.css.ts';
import { surface, type Surface } from './surface.css.ts';
import { portraitInk } from './inks.css.ts';
import { palette } from './palette.ts';
import { rule } from './rules.css.ts';
import { space, text } from './scale.css.ts';
import { sentencesIn } from './specimens/sentences.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';
import { colorTokens, type ColorToken } from './tokens.ts';
// oxlint-disable-next-line import/default -- Vite gives the text of the file
import source from './tokens.ts?raw';

const meta = preview.meta({});
const sentences = sentencesIn(source);

function Swatch({ color }: { color: string }) {
  return <div style={{ blockSize: 72, background: color, border: rule.hair }} />;
}

function valuesOf(role: string): string {
  if (!(role in colorTokens)) return 'the ring where an element stands';
  const { paper, plate } = colorTokens[role as ColorToken];
  return `${paper} / ${plate}`;
}

/** Every colour role in the theme of the toolbar, with its values in both themes. */
export const Roles = meta.story({
  tags: ['visual'],
  render: () => (
    <Specimens least={180}>
      {Object.entries(vars.color).map(([role, color]) => (
        <Specimen key={role} name={role} note={[sentences[role], valuesOf(role)].filter(Boolean).join(' ')}>
          <Swatch color={color} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** Every surface with its text colour and focus ring. Use one saturated surface per viewport. */
export const Surfaces = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {(Object.keys(surface) as Surface[]).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: space.s5 }}>
          <p style={text.h3}>{name}</p>
          <p>
            Text on {name}, with <a href="#link">a link</a> that can have the focus.
          </p>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const rings = new Set<string>();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      rings.add(getComputedStyle(link).outlineColor);
    }
    await expect(rings.size).toBe(6);
  },
});

/** The palette. Only colour roles use it. The number in a name is the lightness, from 0 to 100. */
export const Pigments = meta.story({
  tags: ['visual'],
  render: () => (
    <Specimens least={110}>
      {Object.entries(palette).map(([name, value]) => (
        <Specimen key={name} name={name} note={value}>
          <Swatch color={value} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** The ink of portraits. Only for line art, not for text, buttons or surfaces. */
export const PortraitInk = meta.story({
  render: () => (
    <Specimens>
      <Specimen name="portraitInk" note="iris1, iris2, iris3">
        <div style={{ blockSize: 144, backgroundImage: portraitInk }} />
      </Specimen>
    </Specimens>
  ),
});

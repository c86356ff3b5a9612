import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { vars } from './contract.css.ts';
import { ground, type Ground } from './fields.css.ts';
import { space, text } from './scale.css.ts';

const meta = preview.meta({});

/** Every colour by its role, in the theme of the toolbar. */
export const Colours = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16, padding: 24 }}>
      {Object.entries(vars.color).map(([name, value]) => (
        <li key={name} style={text.label}>
          <div style={{ height: 64, background: value, border: `1px solid ${vars.color.rule}` }} />
          {name}
        </li>
      ))}
    </ul>
  ),
});

/** Every ground with its text and its focus ring. */
export const Grounds = meta.story({
  render: () => (
    <div>
      {(Object.keys(ground) as Ground[]).map((name) => (
        <div key={name} className={ground[name]} style={{ padding: 24 }}>
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

/** Every step of the type scale. */
export const Type = meta.story({
  render: () => (
    <div style={{ padding: 24, overflowWrap: 'anywhere' }}>
      <Stack gap="s5">
        {Object.entries(text).map(([name, step]) => (
          <p key={name} style={step}>
            {name} €1,047
          </p>
        ))}
      </Stack>
    </div>
  ),
});

/** The letters of the three font files: English, German and French, then the rest of Europe. */
export const Letters = meta.story({
  render: () => (
    <div style={{ padding: 24 }}>
      <p style={text.h2}>The price, the mistake, the exit: 15–18 % of €2.5M × 3 − 1</p>
      <p style={text.h2} lang="de">
        Vermögen, Größe, façade, œuvre, smørrebrød
      </p>
      <p style={text.h2}>Łódź, Kraków, Dvořák, Győr, Ștefan, İzmir</p>
      <p style={text.lede}>The price, the mistake, the exit: 15–18 % of €2.5M × 3 − 1</p>
      <p style={text.lede} lang="de">
        Vermögen, Größe, façade, œuvre, smørrebrød
      </p>
      <p style={text.lede}>Łódź, Kraków, Dvořák, Győr, Ștefan, İzmir</p>
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(
      ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
    );
    await expect(loaded).toHaveLength(6);
  },
});

/**
 * Hanken Grotesk's figures stand in columns. Besley's are proportional: its tabular zero stays thin at every weight
 * (scripts/fonts.ts), so columns of Besley need cells of their own.
 */
export const Figures = meta.story({
  render: () => (
    <div style={{ padding: 24 }}>
      {[text.h2, text.body].map((step) => (
        <div key={step.fontSize} style={step}>
          <div>
            <span>1111111</span>
          </div>
          <div>
            <span>0123456</span>
          </div>
          <div>
            <span>7898989</span>
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const widths = ['1111111', '0123456', '7898989'].map((figures) => {
      const [, sans] = canvas.getAllByText(figures);
      return sans?.getBoundingClientRect().width ?? 0;
    });
    for (const width of widths) await expect(width).toBeCloseTo(widths[0] ?? 0, 1);
  },
});

/** Distances inside things. */
export const Space = meta.story({
  render: () => (
    <div style={{ padding: 24 }}>
      <Stack gap="s3">
        {Object.entries(space).map(([name, distance]) => (
          <Inline key={name} gap="s3">
            <Badge tone="none" isPlain>
              {name}
            </Badge>
            <div style={{ width: distance, height: 16, background: vars.color.intaglio }} />
          </Inline>
        ))}
      </Stack>
    </div>
  ),
});

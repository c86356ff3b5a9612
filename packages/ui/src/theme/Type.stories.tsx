import { shownBrand } from '@podium/storybook/brands';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { vars } from './contract.css.ts';
import { font, measure, space, text } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';

const meta = preview.meta({});
const page = { padding: space.s5, overflowWrap: 'anywhere' } as const;

/** Every step of the scale. The large ones grow with the viewport. */
export const Steps = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={page}>
      <Stack gap="s6">
        {Object.entries(text).map(([name, step]) => (
          <div key={name}>
            <p style={{ ...text.micro, color: vars.color.text.secondary }}>
              {name}: {step.fontSize}, {step.lineHeight}, {step.letterSpacing}
            </p>
            <p style={step}>Paid back, €1,047</p>
          </div>
        ))}
      </Stack>
    </div>
  ),
});

/** The display font for headings, numerals, quotes, the text font for everything else. */
export const Weights = meta.story({
  render: (_args, { globals }) => (
    <Specimens>
      {(['display', 'text'] as const).flatMap((family) =>
        Object.entries(shownBrand(globals['brand']).theme.typography[family].weights).map(([name, value]) => (
          <Specimen key={name} name={name} note={value}>
            <p style={{ ...text.h3, fontFamily: font[family], fontWeight: value }}>Share 047</p>
          </Specimen>
        )),
      )}
    </Specimens>
  ),
});

/** Maximum line lengths for readable text. */
export const Measures = meta.story({
  render: () => (
    <div style={page}>
      <Stack gap="s6">
        {Object.entries(measure).map(([name, maxInlineSize]) => (
          <p key={name} style={{ ...(name === 'lede' ? text.lede : text.body), maxInlineSize }}>
            {name}, {maxInlineSize}: a line of text is easy to read while the eye finds the beginning of the next one
            without searching, which is the case for up to about seventy characters per line.
          </p>
        ))}
      </Stack>
    </div>
  ),
});

/** Characters of a font's files: English, German and French, then the rest of Europe. */
export const Letters = meta.story({
  render: () => (
    <div style={page}>
      {[text.h2, text.lede].map((step) => (
        <div key={step.fontSize} style={step}>
          <p>The price, the mistake, the exit: 15–18 % of €2.5M × 3 − 1</p>
          <p lang="de">Vermögen, Größe, façade, œuvre, smørrebrød</p>
          <p>Łódź, Kraków, Dvořák, Győr, Ștefan, İzmir</p>
        </div>
      ))}
    </div>
  ),
  play: async ({ globals }) => {
    await document.fonts.ready;
    const { typography } = shownBrand(globals['brand']).theme;
    const families = [typography.display.family, typography.text.family];
    const files = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll('"', '')));
    // Another brand may have files of the same family.
    const ranges = Object.groupBy(files, ({ family, unicodeRange }) => `${family} ${unicodeRange}`);
    const missing = Object.entries(ranges).filter(([, same]) => same?.every(({ status }) => status !== 'loaded'));
    await expect(missing.map(([range]) => range)).toEqual([]);
  },
});

/**
 * Legal Tender's text font has tabular figures. Those of another font may be proportional: columns need a cell per
 * figure.
 */
export const Figures = meta.story({
  globals: { brand: 'legal-tender' },
  render: () => (
    <div style={page}>
      {[text.h2, text.body].map((step) => (
        <div key={step.fontSize} style={step}>
          {['1111111', '0123456', '7898989'].map((figures) => (
            <div key={figures}>
              <span>{figures}</span>
            </div>
          ))}
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

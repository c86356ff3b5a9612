import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import besleyMetrics from '@capsizecss/metrics/besley';
import georgia from '@capsizecss/metrics/georgia';
import hankenGroteskMetrics from '@capsizecss/metrics/hankenGrotesk';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import { globalFontFace } from '@vanilla-extract/css';
import besleyCore from './fonts/besley-core.woff2';
import besleyExtended from './fonts/besley-extended.woff2';
import besleyLatin from './fonts/besley-latin.woff2';
import hankenGroteskCore from './fonts/hanken-grotesk-core.woff2';
import hankenGroteskExtended from './fonts/hanken-grotesk-extended.woff2';
import hankenGroteskLatin from './fonts/hanken-grotesk-latin.woff2';
import { fontSubsets, unicodeRangeOf, type FontSubset } from './fontSubsets.ts';

type Metrics = Parameters<typeof createFontStack>[0][number];

interface Font {
  family: string;
  /** The range of weights in the files, as a value of `font-weight`. */
  weights: string;
  files: Record<FontSubset['name'], string>;
  metrics: Metrics;
  /** System fonts, used until the file has loaded: of Windows, macOS and iOS, of Android, and of Linux. */
  fallbacks: Metrics[];
}

// Not in the package. The average widths were measured beside Besley and Hanken Grotesk in a paragraph of copy.
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };
const dejaVuSerif = { ...dejaVu, familyName: 'DejaVu Serif', xWidthAvg: 1076 };
const dejaVuSans = { ...dejaVu, familyName: 'DejaVu Sans', xWidthAvg: 1047 };

const besley: Font = {
  family: 'Besley',
  weights: '400 650',
  files: { core: besleyCore, latin: besleyLatin, extended: besleyExtended },
  // The average width at the weight of headings.
  metrics: { ...besleyMetrics, xWidthAvg: 1026 },
  fallbacks: [georgia, notoSerif, dejaVuSerif],
};

const hankenGrotesk: Font = {
  family: 'Hanken Grotesk',
  weights: '400 750',
  files: { core: hankenGroteskCore, latin: hankenGroteskLatin, extended: hankenGroteskExtended },
  metrics: hankenGroteskMetrics,
  fallbacks: [arial, roboto, dejaVuSans],
};

for (const { family, weights, files, metrics, fallbacks } of [besley, hankenGrotesk]) {
  for (const subset of fontSubsets) {
    globalFontFace(family, {
      src: `url(${files[subset.name]}) format('woff2')`,
      fontWeight: weights,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: unicodeRangeOf(subset),
    });
  }
  // Fallbacks with the same metrics, so that the layout does not shift when the font has loaded.
  const stack = createFontStack([{ ...metrics, familyName: family }, ...fallbacks], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of stack.fontFaces) {
    const { fontFamily: _quotedName, ...rule } = face;
    globalFontFace(`${family} Fallback`, rule);
  }
}

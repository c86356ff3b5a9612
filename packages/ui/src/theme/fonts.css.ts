import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import besleyMetrics from '@capsizecss/metrics/besley';
import georgia from '@capsizecss/metrics/georgia';
import hankenGroteskMetrics from '@capsizecss/metrics/hankenGrotesk';
import { globalFontFace } from '@vanilla-extract/css';
import besleyCore from './fonts/besley-core.woff2';
import besleyExtended from './fonts/besley-extended.woff2';
import besleyLatin from './fonts/besley-latin.woff2';
import hankenGroteskCore from './fonts/hanken-grotesk-core.woff2';
import hankenGroteskExtended from './fonts/hanken-grotesk-extended.woff2';
import hankenGroteskLatin from './fonts/hanken-grotesk-latin.woff2';
import { fontSubsets, unicodeRangeOf, type FontSubset } from './fontSubsets.ts';

interface Font {
  family: string;
  /** The range of weights in the files, as a value of `font-weight`. */
  weights: string;
  files: Record<FontSubset['name'], string>;
  metrics: FontMetrics;
  /** A common system font, used until the file has loaded. */
  fallback: FontMetrics & { familyName: string };
}

const besley: Font = {
  family: 'Besley',
  weights: '400 650',
  files: { core: besleyCore, latin: besleyLatin, extended: besleyExtended },
  metrics: besleyMetrics,
  fallback: georgia,
};

const hankenGrotesk: Font = {
  family: 'Hanken Grotesk',
  weights: '400 750',
  files: { core: hankenGroteskCore, latin: hankenGroteskLatin, extended: hankenGroteskExtended },
  metrics: hankenGroteskMetrics,
  fallback: arial,
};

for (const { family, weights, files, metrics, fallback } of [besley, hankenGrotesk]) {
  for (const subset of fontSubsets) {
    globalFontFace(family, {
      src: `url(${files[subset.name]}) format('woff2')`,
      fontWeight: weights,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: unicodeRangeOf(subset),
    });
  }
  // A fallback with the same metrics, so that the layout does not shift when the font has loaded.
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, fallback], {
    fontFaceFormat: 'styleObject',
  });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily: _quotedName, ...rule } = face;
    globalFontFace(`${family} Fallback`, { ...rule, src: rule.src ?? `local('${fallback.familyName}')` });
  }
}

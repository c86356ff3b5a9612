import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import type { BrandFont } from './brandTheme.ts';
import { fontSubsets, type FontSubset } from './fontSubsets.ts';

/** Metrics of a font, as in `@capsizecss/metrics`. */
export type FontMetrics = Parameters<typeof createFontStack>[0][number];

interface FontFiles {
  font: BrandFont<string>;
  /** URLs of the files that tools/fonts writes. */
  files: Record<FontSubset['name'], string>;
  metrics: FontMetrics;
  /** System fonts, used until a file has loaded: of Windows, macOS and iOS, of Android, and of Linux. */
  fallbacks: FontMetrics[];
}

/** Declares a font and its fallbacks, which get the same metrics, so that the layout does not shift. */
export function fontFaces({ font: { family, range }, files, metrics, fallbacks }: FontFiles): void {
  for (const { name, unicodeRange } of fontSubsets) {
    globalFontFace(family, {
      src: `url(${files[name]}) format('woff2')`,
      fontWeight: range.join(' '),
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });
  }
  const stack = createFontStack([{ ...metrics, familyName: family }, ...fallbacks], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of stack.fontFaces) {
    const { fontFamily: _quotedName, ...rule } = face;
    globalFontFace(`${family} Fallback`, rule);
  }
}

import arial from '@capsizecss/metrics/arial';
import besleyMetrics from '@capsizecss/metrics/besley';
import georgia from '@capsizecss/metrics/georgia';
import hankenGroteskMetrics from '@capsizecss/metrics/hankenGrotesk';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import { fontFaces } from '@podium/ui/theme/fontFaces';
import besleyCore from './fonts/besley-core.woff2';
import besleyExtended from './fonts/besley-extended.woff2';
import besleyLatin from './fonts/besley-latin.woff2';
import hankenGroteskCore from './fonts/hanken-grotesk-core.woff2';
import hankenGroteskExtended from './fonts/hanken-grotesk-extended.woff2';
import hankenGroteskLatin from './fonts/hanken-grotesk-latin.woff2';
import { typography } from './typography.ts';

// Metrics that are not in the package. The average widths were measured with a paragraph of copy, beside Besley and
// Hanken Grotesk.
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };
const dejaVuSerif = { ...dejaVu, familyName: 'DejaVu Serif', xWidthAvg: 1076 };
const dejaVuSans = { ...dejaVu, familyName: 'DejaVu Sans', xWidthAvg: 1047 };

fontFaces({
  font: typography.display,
  files: { core: besleyCore, latin: besleyLatin, extended: besleyExtended },
  // The average width at the weight of headings.
  metrics: { ...besleyMetrics, xWidthAvg: 1026 },
  fallbacks: [georgia, notoSerif, dejaVuSerif],
});

fontFaces({
  font: typography.text,
  files: { core: hankenGroteskCore, latin: hankenGroteskLatin, extended: hankenGroteskExtended },
  metrics: hankenGroteskMetrics,
  fallbacks: [arial, roboto, dejaVuSans],
});

import arial from '@capsizecss/metrics/arial';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import roboto from '@capsizecss/metrics/roboto';
import { fontFaces } from '@podium/ui/theme/fontFaces';
import core from './fonts/instrument-sans-core.woff2';
import extended from './fonts/instrument-sans-extended.woff2';
import latin from './fonts/instrument-sans-latin.woff2';
import { typography } from './typography.ts';

/** Metrics that are not in the package; the average width was measured beside legal-tender's sans-serif. */
const dejaVuSans = {
  familyName: 'DejaVu Sans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1047,
};

// Headings and text share the family, so it is declared once.
fontFaces({
  font: typography.text,
  files: { core, latin, extended },
  metrics: instrumentSans,
  fallbacks: [arial, roboto, dejaVuSans],
});

import { fontSubsets, unicodeRangeOf } from '../../packages/ui/src/theme/fontSubsets.ts';
import type { BrandFont, ThemeColor } from '../../packages/ui/src/theme/brandTheme.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { colorOf, type Role } from '../../packages/ui/src/theme/contrastPairs.ts';
import { sealFor } from '@podium/brands/active/artwork/engraving/seal.ts';
import { sealUrl } from './sealUrl.ts';

const { display, text } = typography;

/** The seal of this Storybook, drawn like an episode's. */
const seal = sealFor('episode', {
  number: 26,
  title: 'The Press, component library',
  description: 'Every part of the house on a page of its own, in each of its states.',
});

/** Styles beyond Storybook's theme API: the site's fonts, the dark header and the selected entry. */
export function managerHead(): string {
  const rules = [
    ...Object.values(typography).map(fontFaces),
    furniture('light'),
    `@media (prefers-color-scheme: dark) { ${furniture('dark')} }`,
  ];
  return `<title>Podium, component library</title><style>${rules.join('\n')}</style>`;
}

/** The files are served from `fonts/` (`staticDirs` in main.ts). */
function fontFaces({ family, file, range }: BrandFont<string>): string {
  return fontSubsets
    .map(
      (subset) => `@font-face {
        font-family: '${family}'; font-weight: ${range.join(' ')}; font-display: swap;
        src: url('./fonts/${file}-${subset.name}.woff2') format('woff2');
        unicode-range: ${unicodeRangeOf(subset)};
      }`,
    )
    .join('\n');
}

function furniture(theme: keyof ThemeColor): string {
  const color = (role: Role) => colorOf(colors, role)[theme];
  return `
    .sidebar-header {
      box-sizing: border-box; inline-size: calc(100% + 24px); min-block-size: 84px;
      margin: -16px -12px 4px; padding: 16px 12px 16px 20px;
      background: ${sealUrl(seal, color('inverse.artwork'))} right -64px center / 200px no-repeat ${color('inverse.background')};
      border-block-end: 2px dotted ${color('page.borderControl')}; color: ${color('inverse.text')};
    }
    .sidebar-header > * { margin: 0; }
    .sidebar-header > div > a, .sidebar-header > div > a:is(:hover, :focus, :visited) {
      display: block; color: ${color('inverse.text')};
      font: 560 22px/1 '${display.family}', ${display.fallback}; letter-spacing: -0.012em;
    }
    .sidebar-header > div > a::after {
      content: 'The Press, component library'; display: block; margin-block-start: 4px; white-space: nowrap;
      color: ${color('inverse.textSecondary')}; font: 400 13px/1.3 '${text.family}', ${text.fallback}; letter-spacing: 0;
    }
    .sidebar-header button { color: ${color('inverse.text')}; background: ${color('inverse.background')}; border-color: ${color('inverse.border')}; }
    .sidebar-header :focus-visible { outline: 3px solid ${color('inverse.text')}; outline-offset: 3px; box-shadow: none; }
    .sidebar-subheading, .sidebar-subheading button {
      color: ${color('page.textSecondary')}; font-size: 13px; font-weight: 620; letter-spacing: 0; text-transform: none;
    }
    .sidebar-item.sidebar-item { border-radius: 0; }
    .sidebar-item.sidebar-item[data-selected='true'], .sidebar-item.sidebar-item[data-selected='true']:is(:hover, :focus) {
      background: ${color('page.action')}; color: ${color('page.actionText')}; box-shadow: inset 4px 0 ${color('page.accent')};
    }
    .sidebar-item[data-selected='true'] :is(a, button, svg) { color: ${color('page.actionText')}; }
    .side-by-side { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); grid-auto-rows: 1fr; inline-size: 100%; block-size: 100%; }
    .side-by-side > * { position: relative; inline-size: 100%; block-size: 100%; border: 0; }
    .draft-mark {
      margin-inline-start: 8px; padding: 1px 6px; border-radius: 2px; font-size: 11px; font-weight: 650;
      background: ${color('warning.background')}; color: ${color('warning.text')};
    }`;
}

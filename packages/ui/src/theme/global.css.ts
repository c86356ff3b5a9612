import { keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { stylesIn, type LayerRule } from './layered.ts';
import { layers } from './layers.css.ts';
import { from, reducedMotion, noScript } from './media.css.ts';
import { barGrowth, duration, easing, layout, numeric, text, weight } from './scale.css.ts';

const { globalStyle: base } = stylesIn(layers.reset);

base('*, *::before, *::after, *::backdrop', { boxSizing: 'border-box' });
base('*', { margin: 0 });

base('html', {
  // Keeps anchors clear of the fixed banner and navigation bar.
  scrollPaddingBlockStart: `calc(${layout.bannerDesktop} + 96px + ${barGrowth})`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

base('body', {
  ...text.body,
  minBlockSize: '100dvb',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.primary,
  fontVariantNumeric: numeric,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
});

base('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance', overflowWrap: 'anywhere' });
base('h1, h2, h3, h4, blockquote', { '@media': { [from.md]: { overflowWrap: 'break-word' } } });
base('p, li, dd', { textWrap: 'pretty', overflowWrap: 'break-word' });
// Inherited by all text. English words are short enough for their lines.
base('[lang]:not(:lang(en))', { hyphens: 'auto' });
base('[lang]:lang(en)', { hyphens: 'manual' });
base('blockquote', { textWrap: 'balance', overflowWrap: 'anywhere' });
base('ul, ol, menu', { padding: 0, listStyle: 'none' });
base('img, svg, video', { display: 'block', maxInlineSize: '100%' });
base('img, video', { blockSize: 'auto' });
base('table', { borderCollapse: 'collapse' });
base('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border.subtle}` });
base('fieldset', { minInlineSize: 0, padding: 0, border: 0 });
base('legend', { padding: 0 });
base('button, input, select, textarea', { font: 'inherit', fontVariantNumeric: 'inherit', letterSpacing: 'inherit' });
base('button', { padding: 0, border: 0, background: 'none', color: 'inherit', cursor: 'pointer' });
base('dialog', { color: 'inherit' });
base('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.18em' });
base('b, strong', { fontWeight: weight.label });
base('[hidden]', { display: 'none !important' });
// Presses reach the new page while it appears.
base('::view-transition', { pointerEvents: 'none' });
const leave = keyframes({ to: { translate: '-24px 12px', opacity: 0 } });
const enter = keyframes({ from: { translate: '24px -12px', opacity: 0 } });
base('::view-transition-old(.page)', { animation: `${leave} ${duration.base} ${easing.out} both` });
base('::view-transition-new(.page)', { animation: `${enter} ${duration.slow} ${easing.out} both` });
base('::selection', { backgroundColor: vars.color.text.primary, color: vars.color.surface.page });

base(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.color.background}`,
});

// Receives focus only programmatically.
base('h1[tabindex]:focus-visible', { outline: 'none', boxShadow: 'none' });

base('*, *::before, *::after, *::backdrop', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // Zero instead of 0.01ms, which would give every element without a transition one for all properties.
      transitionDuration: '0s !important',
    },
  },
});

/** Hides controls that need scripts. In forms, lists and the `<noscript>` message remain visible. */
base('form > :not(noscript, ul), fieldset:has(input), button:not([command], [aria-disabled])', {
  '@media': { [noScript]: { display: 'none !important' } },
});

function print(selector: string, rule: LayerRule) {
  base(selector, { '@media': { print: rule } });
}

print('body', { backgroundColor: 'transparent', fontSize: '11pt' });
print('h1, h2, h3', { breakInside: 'avoid', breakAfter: 'avoid' });
print('figure, table, li, fieldset', { breakInside: 'avoid' });
print('p, li', { orphans: 3, widows: 3 });
print("main a[href^='http']::after", {
  content: "' (' attr(href) ')'",
  fontWeight: weight.body,
  overflowWrap: 'anywhere',
});

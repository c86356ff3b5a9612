import { brandVars } from './contract.css.ts';
import { displayText } from './displayText.css.ts';

/** Spacing. Numbered steps are for use inside components; `section`, `gutter` and `pageEdge` grow with the viewport. */
export const space = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '64px',
  s9: '96px',
  s10: '128px',
  section: `calc(clamp(72px, 3.2rem + 5.5vw, 144px) * ${brandVars.size.section})`,
  gutter: 'clamp(16px, 1.7vw, 24px)',
  pageEdge: 'clamp(20px, 3.4vw, 56px)',
} as const;

/** `display` for headings, numerals and quotes, `text` for everything else. */
export const font = brandVars.font;

export const weight = { ...brandVars.weight.display, ...brandVars.weight.text };

function leaded(height: number) {
  return `calc(${height} + ${brandVars.leading})`;
}

export const lineHeight = {
  mega: leaded(0.88),
  hero: leaded(0.94),
  heading: leaded(1),
  sub: 1.12,
  lede: 1.45,
  body: 1.55,
  label: 1.3,
} as const;

/** Letter spacing, tighter for large text. `banner` is for words in capitals. */
export const tracking = {
  mega: '-0.045em',
  hero: '-0.035em',
  heading: '-0.022em',
  sub: '-0.012em',
  numeral: '-0.035em',
  body: '0',
  banner: '0.045em',
} as const;

/** Tabular figures, where the font has them (see Foundations, Type). */
export const numeric = 'tabular-nums lining-nums';

function scaled(size: string) {
  return `calc(${size} * ${brandVars.size.display})`;
}

function heading(fontSize: string, step: 'mega' | 'hero' | 'heading' | 'sub', fontWeight = weight.heading) {
  return displayText(fontSize, fontWeight, lineHeight[step], tracking[step]);
}

function copy(fontSize: string, step: 'lede' | 'body' | 'label', fontWeight = weight.body) {
  return { fontFamily: font.text, fontSize, fontWeight, lineHeight: lineHeight[step], letterSpacing: tracking.body };
}

/** Steps of the type scale, to be spread into a style. */
export const text = {
  mega: heading(scaled('clamp(3.5rem, 1.2rem + 9.6vw, 10rem)'), 'mega'),
  hero: heading(scaled('clamp(2.75rem, 1.35rem + 5.7vw, 6.75rem)'), 'hero'),
  h1: heading(scaled('clamp(2.375rem, 1.5rem + 3.6vw, 5rem)'), 'heading'),
  h2: heading(scaled('clamp(2rem, 1.45rem + 2.3vw, 3.75rem)'), 'heading'),
  h3: heading('clamp(1.375rem, 1.2rem + 0.7vw, 1.875rem)', 'sub', weight.subheading),
  lede: copy('clamp(1.125rem, 1.04rem + 0.4vw, 1.375rem)', 'lede'),
  body: copy('1.0625rem', 'body'),
  small: copy('0.9375rem', 'body'),
  label: copy('0.8125rem', 'label', weight.label),
  micro: copy('0.75rem', 'label'),
};

/** `full` is for round buttons. */
export const radius = { ...brandVars.radius, full: '999px' } as const;

export const duration = { fast: '120ms', base: '220ms', slow: '420ms' } as const;

export const easing = { press: 'cubic-bezier(0.2, 0.7, 0.1, 1)', out: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

/** Z-index order. Dialogs and drawers are in the browser's top layer. */
export const zIndex = { floating: 50, top: 60, toast: 100 } as const;

/** Maximum line lengths for readable text. */
export const measure = { body: '62ch', lede: '40ch', card: '44ch' } as const;

/** Minimum hit area, height of buttons and fields, and size of a floating button. */
export const target = { minimum: '44px', control: brandVars.size.control, floating: '56px' } as const;

export const maxWidth = '1360px';

export const grid = { columns: 12, gutter: space.gutter, maxWidth } as const;

/** Set on the root to 0 by a page without a banner. */
export const bannerHeight = '--banner-height';

/** Heights of the fixed bars, used by sections and the scroll padding. */
export const layout = {
  bannerDesktop: `var(${bannerHeight}, 44px)`,
  bannerMobile: `var(${bannerHeight}, 48px)`,
  navDesktop: '80px',
  navMobile: '60px',
  navStuckDesktop: '60px',
  navStuckMobile: '52px',
} as const;

/** Added to the heights below 1024 px with enlarged text: the banner then wraps to more lines. */
export const barGrowth = 'max(0px, (1rem - 16px) * 8)';

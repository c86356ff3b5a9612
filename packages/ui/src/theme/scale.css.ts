/** Distances. Plain numbers are for insides; `section`, `gutter` and `pageEdge` grow with the window. */
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
  s11: '176px',
  section: 'clamp(72px, 3.2rem + 5.5vw, 144px)',
  gutter: 'clamp(16px, 1.7vw, 24px)',
  pageEdge: 'clamp(20px, 3.4vw, 56px)',
} as const;

export type Space = keyof typeof space;

/** Besley letters certificates: headings, numerals, quotes. Hanken Grotesk says everything else. */
export const font = {
  serif: "'Besley', 'Besley Fallback', Georgia, serif",
  sans: "'Hanken Grotesk', 'Hanken Grotesk Fallback', system-ui, sans-serif",
} as const;

/** One step of the type scale each, to be spread into a style. */
export const text = {
  mega: {
    fontFamily: font.serif,
    fontSize: 'clamp(3.5rem, 1.2rem + 9.6vw, 10rem)',
    fontWeight: 480,
    lineHeight: 0.88,
    letterSpacing: '-0.045em',
  },
  hero: {
    fontFamily: font.serif,
    fontSize: 'clamp(2.75rem, 1.35rem + 5.7vw, 6.75rem)',
    fontWeight: 470,
    lineHeight: 0.94,
    letterSpacing: '-0.035em',
  },
  h1: {
    fontFamily: font.serif,
    fontSize: 'clamp(2.375rem, 1.5rem + 3.6vw, 5rem)',
    fontWeight: 480,
    lineHeight: 1,
    letterSpacing: '-0.022em',
  },
  h2: {
    fontFamily: font.serif,
    fontSize: 'clamp(2rem, 1.45rem + 2.3vw, 3.75rem)',
    fontWeight: 480,
    lineHeight: 1,
    letterSpacing: '-0.022em',
  },
  h3: {
    fontFamily: font.serif,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.875rem)',
    fontWeight: 560,
    lineHeight: 1.12,
    letterSpacing: '-0.012em',
  },
  lede: {
    fontFamily: font.sans,
    fontSize: 'clamp(1.125rem, 1.04rem + 0.4vw, 1.375rem)',
    fontWeight: 400,
    lineHeight: 1.45,
    letterSpacing: '0',
  },
  body: { fontFamily: font.sans, fontSize: '1.0625rem', fontWeight: 400, lineHeight: 1.55, letterSpacing: '0' },
  small: { fontFamily: font.sans, fontSize: '0.9375rem', fontWeight: 400, lineHeight: 1.55, letterSpacing: '0' },
  label: { fontFamily: font.sans, fontSize: '0.8125rem', fontWeight: 620, lineHeight: 1.3, letterSpacing: '0' },
  micro: { fontFamily: font.sans, fontSize: '0.75rem', fontWeight: 400, lineHeight: 1.3, letterSpacing: '0' },
} as const;

export type TextStep = keyof typeof text;

export const radius = { control: '2px', full: '999px' } as const;

/** `register` is the time two plates take to come into register. */
export const duration = { fast: '120ms', base: '220ms', slow: '420ms', register: '900ms' } as const;

export const easing = { press: 'cubic-bezier(0.2, 0.7, 0.1, 1)', out: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

export const zIndex = { road: 50, top: 60, scrim: 70, drawer: 80, dialog: 90, toast: 100 } as const;

/** Longest comfortable lines. */
export const measure = { body: '62ch', lede: '40ch', card: '44ch' } as const;

/** Smallest pressable square, and the height of buttons and fields. */
export const target = { minimum: '44px', control: '52px' } as const;

export const maxWidth = '1360px';

/** Heights of the fixed bars, which sections and the scroll padding reckon with. */
export const layout = {
  bannerDesktop: '44px',
  bannerMobile: '48px',
  navDesktop: '80px',
  navMobile: '60px',
  navStuckDesktop: '60px',
  navStuckMobile: '52px',
} as const;

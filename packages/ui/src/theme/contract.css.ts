import { createGlobalThemeContract } from '@vanilla-extract/css';

const tinted = <Name extends string>(name: Name) => ({
  background: name,
  text: `${name}-text`,
  textSecondary: `${name}-text-secondary`,
  accent: `${name}-accent`,
  danger: `${name}-danger`,
  dangerBackground: `${name}-danger-background`,
  border: `${name}-border`,
  borderControl: `${name}-border-control`,
  borderDanger: `${name}-border-danger`,
  artwork: `${name}-artwork`,
});

const status = <Name extends string>(name: Name) => ({ background: name, text: `${name}-text` });

/** What a brand sets, once for each theme. Components use `vars`. */
export const brandVars = createGlobalThemeContract({
  color: {
    /** The roles on page, alt and raised. */
    page: {
      background: 'page',
      alt: 'alt',
      raised: 'raised',
      text: 'page-text',
      textSecondary: 'page-text-secondary',
      textTertiary: 'page-text-tertiary',
      textBrand: 'page-text-brand',
      link: 'page-link',
      accent: 'page-accent',
      danger: 'page-danger',
      border: 'page-border',
      borderControl: 'page-border-control',
      borderDanger: 'page-border-danger',
      action: 'page-action',
      actionText: 'page-action-text',
      actionPressed: 'page-action-pressed',
      artwork: 'page-artwork',
      artworkSecondary: 'page-artwork-secondary',
      focus: 'page-focus',
    },
    inverse: tinted('inverse'),
    inverseAlt: tinted('inverse-alt'),
    accent1: tinted('accent-1'),
    accent2: tinted('accent-2'),
    accent3: tinted('accent-3'),
    highlight: status('highlight'),
    destructive: status('destructive'),
    success: status('success'),
    warning: status('warning'),
    info: status('info'),
    neutral: status('neutral'),
    critical: status('critical'),
    gradient: { stop1: 'gradient-1', stop2: 'gradient-2', stop3: 'gradient-3', stop4: 'gradient-4' },
    scrim: 'scrim',
  },
  shadow: 'shadow',
  font: { display: 'font-display', text: 'font-text' },
  weight: {
    display: { heading: 'weight-heading', subheading: 'weight-subheading', numeral: 'weight-numeral' },
    text: { body: 'weight-body', medium: 'weight-medium', label: 'weight-label' },
  },
  radius: { control: 'radius', panel: 'radius-panel' },
  size: { control: 'size-control', section: 'size-section', display: 'size-display' },
  leading: 'leading',
  look: {
    /** 1 or 0, for lengths in `calc()`. */
    decorated: 'decorated',
    /** 100% or 0%, for `color-mix()`. */
    decoratedShare: 'decorated-share',
    strongLine: 'line-strong',
    dividerLine: 'line-divider',
  },
});

/** Set by the surface around an element. */
const current = createGlobalThemeContract({
  background: 'background',
  text: {
    primary: 'text',
    secondary: 'text-secondary',
    tertiary: 'text-tertiary',
    brand: 'text-brand',
    link: 'text-link',
    danger: 'text-danger',
    dangerBackground: 'text-danger-background',
  },
  accent: 'accent',
  border: { subtle: 'border', control: 'border-control', divider: 'border-divider', danger: 'border-danger' },
  action: {
    background: 'action',
    text: 'action-text',
    pressed: 'action-pressed',
    outline: 'action-outline',
    disabledBackground: 'action-disabled',
    disabledText: 'action-disabled-text',
    disabledBorder: 'action-disabled-border',
  },
  artwork: { primary: 'artwork', secondary: 'artwork-secondary' },
  focus: 'focus',
});

const { page, inverse, inverseAlt, accent1, accent2, accent3, ...rest } = brandVars.color;

/** The colours that components use. */
export const vars = {
  color: {
    ...current,
    surface: {
      page: page.background,
      alt: page.alt,
      raised: page.raised,
      inverse: inverse.background,
      inverseAlt: inverseAlt.background,
      accent1: accent1.background,
      accent2: accent2.background,
      accent3: accent3.background,
    },
    /** Controls have the raised surface's colours on every surface. */
    field: { background: page.raised, text: page.text, placeholder: page.textTertiary },
    ...rest,
  },
  shadow: brandVars.shadow,
};

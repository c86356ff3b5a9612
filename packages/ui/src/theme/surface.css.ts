import { createVar } from '@vanilla-extract/css';
import { brandVars, vars } from './contract.css.ts';
import { style, styleVariants } from './style.ts';

const { color } = vars;

/** Around the text of an error, where it has a background of its own. */
export const errorPadding = createVar('error-padding');

const { page, inverse, inverseAlt, accent1, accent2, accent3, neutral } = brandVars.color;

/** The colours of elements on page, alt and raised. */
export const onPage = {
  [color.text.primary]: page.text,
  [color.text.secondary]: page.textSecondary,
  [color.text.tertiary]: page.textTertiary,
  [color.text.brand]: page.textBrand,
  [color.text.link]: page.link,
  [color.text.danger]: page.danger,
  [color.text.dangerBackground]: 'transparent',
  [errorPadding]: '0',
  [color.accent]: page.accent,
  [color.border.subtle]: page.border,
  [color.border.control]: page.borderControl,
  [color.border.divider]: page.borderControl,
  [color.border.danger]: page.borderDanger,
  [color.action.background]: page.action,
  [color.action.text]: page.actionText,
  [color.action.pressed]: page.actionPressed,
  [color.action.outline]: page.text,
  [color.action.disabledBackground]: neutral.background,
  [color.action.disabledText]: neutral.text,
  [color.action.disabledBorder]: page.borderControl,
  [color.artwork.primary]: page.artwork,
  [color.artwork.secondary]: page.artworkSecondary,
  [color.focus]: page.focus,
};

/** A tinted surface has two colours, text and background, which a filled button swaps. */
const onTint = {
  [color.border.divider]: color.text.primary,
  [color.text.tertiary]: color.text.secondary,
  [color.text.brand]: color.text.primary,
  [color.text.link]: color.text.primary,
  [color.action.background]: color.text.primary,
  [color.action.text]: color.background,
  [color.action.pressed]: color.text.primary,
  [color.action.outline]: color.text.primary,
  [color.action.disabledBackground]: 'transparent',
  [color.action.disabledText]: color.text.primary,
  [color.action.disabledBorder]: color.text.primary,
  [color.artwork.secondary]: color.artwork.primary,
  [color.focus]: color.text.primary,
};

const onPageRoles = style({ vars: onPage });
const onTintRoles = style({ vars: onTint });

const light = (background: string) => ({ roles: onPageRoles, own: { [color.background]: background } });

const tinted = (tint: typeof inverse, padding = '0') => ({
  roles: onTintRoles,
  own: {
    [color.background]: tint.background,
    [color.text.primary]: tint.text,
    [color.text.secondary]: tint.textSecondary,
    [color.text.danger]: tint.danger,
    [color.text.dangerBackground]: tint.dangerBackground,
    [errorPadding]: padding,
    [color.accent]: tint.accent,
    [color.border.subtle]: tint.border,
    [color.border.control]: tint.borderControl,
    [color.border.danger]: tint.borderDanger,
    [color.artwork.primary]: tint.artwork,
  },
});

const surfaces = {
  page: light(page.background),
  alt: light(page.alt),
  raised: light(page.raised),
  inverse: tinted(inverse),
  inverseAlt: tinted(inverseAlt),
  // Red text is not legible on it: errors have a background of their own.
  accent1: tinted(accent1, '8px 10px'),
  accent2: tinted(accent2),
  accent3: tinted(accent3),
};

export type SurfaceName = keyof typeof surfaces;

/** Class names that set the colours of elements on a surface, without its background. */
export const surfaceRoles = styleVariants(surfaces, ({ roles, own }) => [
  roles,
  { color: color.text.primary, vars: own },
]);

const painted = style({ backgroundColor: color.background });

export const surface = styleVariants(surfaceRoles, (roles) => [roles, painted]);

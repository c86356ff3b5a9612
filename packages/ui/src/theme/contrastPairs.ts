import type { BrandColors, ThemeColor } from './brandTheme.ts';

type Groups = { [Name in keyof BrandColors as BrandColors[Name] extends ThemeColor ? never : Name]: BrandColors[Name] };

/** A role as its path in `BrandColors`. */
export type Role = { [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}` }[keyof Groups];

/** A colour on a surface where it is used, with the least ratio of WCAG 2.2 (1.4.3 and 1.4.11). */
export interface ContrastPair {
  color: Role;
  surface: Role;
  least: number;
}

export const leastContrast = { text: 4.5, shapes: 3 } as const;

const lightSurfaces = ['page.background', 'page.alt', 'page.raised'] as const;
const inverted = ['inverse', 'inverseAlt'] as const;
const accents = ['accent1', 'accent2', 'accent3'] as const;
const filled = ['highlight', 'destructive', 'success', 'warning', 'info', 'neutral', 'critical'] as const;

const onPage = (roles: readonly (keyof BrandColors['page'])[], least: number): ContrastPair[] =>
  roles.flatMap((role) => lightSurfaces.map((surface) => ({ color: `page.${role}` as const, surface, least })));

function onTint(tint: (typeof inverted)[number] | (typeof accents)[number], least: { accent: number }): ContrastPair[] {
  const surface = `${tint}.background` as const;
  const text = (['text', 'textSecondary', 'danger'] as const).map((role) => ({
    color: `${tint}.${role}` as const,
    // Accent 1 shows errors on a background of their own.
    surface: role === 'danger' && tint === 'accent1' ? ('accent1.dangerBackground' as const) : surface,
    least: leastContrast.text,
  }));
  const shapes = (['borderControl', 'borderDanger', 'artwork'] as const).map((role) => ({
    color: `${tint}.${role}` as const,
    surface,
    least: leastContrast.shapes,
  }));
  return [...text, ...shapes, { color: `${tint}.accent`, surface, least: least.accent }];
}

/** Every colour with the surfaces on which it is used. Swapped pairs, as in filled buttons, have the same contrast. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onPage(['text', 'textSecondary', 'textTertiary', 'textBrand', 'link', 'accent', 'danger'], leastContrast.text),
  ...onPage(['borderControl', 'borderDanger', 'focus', 'action', 'artwork'], leastContrast.shapes),
  { color: 'page.actionText', surface: 'page.action', least: leastContrast.text },
  { color: 'page.actionText', surface: 'page.actionPressed', least: leastContrast.text },
  ...filled.map((name) => ({
    color: `${name}.text` as const,
    surface: `${name}.background` as const,
    least: leastContrast.text,
  })),
  ...inverted.flatMap((tint) => onTint(tint, { accent: leastContrast.text })),
  // Raised panels on accent 2 show its line art.
  { color: 'accent2.artwork', surface: 'page.raised', least: leastContrast.text },
  // On accent surfaces the accent is for shapes only.
  ...accents.flatMap((tint) => onTint(tint, { accent: leastContrast.shapes })),
];

export function colorOf(colors: BrandColors, role: Role): ThemeColor {
  const [group, name] = role.split('.') as [keyof Groups, string];
  return (colors[group] as Record<string, ThemeColor>)[name] as ThemeColor;
}

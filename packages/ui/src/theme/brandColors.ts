import type { brandVars } from './contract.css.ts';

/** A colour in each theme: `#rrggbb`, or `#rrggbbaa` where it covers something. */
export interface ThemeColor {
  light: string;
  dark: string;
}

type Filled<Roles> = Roles extends string ? ThemeColor : { [Role in keyof Roles]: Filled<Roles[Role]> };

/** A colour for every role. */
export type BrandColors = Filled<typeof brandVars.color>;

import type { brandVars } from './contract.css.ts';

/** A colour in each theme: `#rrggbb`, or `#rrggbbaa` where it covers something. */
export interface ThemeColor {
  light: string;
  dark: string;
}

type Filled<Roles> = Roles extends string ? ThemeColor : { [Role in keyof Roles]: Filled<Roles[Role]> };

export type BrandColors = Filled<typeof brandVars.color>;

export interface ThemeFont<Use extends string> {
  family: string;
  /** Generic and system families after it: 'Georgia, serif'. */
  fallback: string;
  weights: Record<Use, number>;
}

/** A variable font, with its files for `fontFaces`. */
export interface BrandFont<Use extends string> extends ThemeFont<Use> {
  /** Name of its Fontsource package, and of its files. */
  file: string;
  /** Least and greatest weight in its files. */
  range: readonly [least: number, greatest: number];
  /** OpenType features of its figures in its files: 'lnum', 'tnum'. */
  figures: readonly string[];
}

export interface Typography {
  /** Headings, numerals and quotes. */
  display: ThemeFont<keyof typeof brandVars.weight.display>;
  text: ThemeFont<keyof typeof brandVars.weight.text>;
}

/** Lengths in px. */
export interface Shadow {
  y: number;
  blur: number;
  spread: number;
  color: string;
}

/** What a brand sets. A missing role is a type error. */
export interface BrandTheme {
  colors: BrandColors;
  /** The only elevation: overlapping panels. */
  shadow: { light: Shadow[]; dark: Shadow[] };
  typography: Typography;
  /** Corners in px: of controls, and of panels such as cards, dialogs and pictures. */
  radius: { control: number; panel: number };
  /** Height of buttons and fields in px, and factors of the space around sections and of the size of headings. */
  size: { control: number; section: number; display: number };
  /** Added to the line height of headings. */
  leading: number;
  /** `decorated`: strong and dotted lines, scalloped edges, ruled numerals, shifted buttons. `plain`: hairlines. */
  look: 'decorated' | 'plain';
}

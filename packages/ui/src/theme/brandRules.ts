import type { BrandTheme, Shadow, ThemeColor, ThemeFont } from './brandTheme.ts';
import { brandVars, vars } from './contract.css.ts';
import { onPage } from './surface.css.ts';

interface Rule {
  selector: string;
  media?: 'print';
  colorScheme: string;
  vars?: Record<string, string>;
}

type Value = string | number | ThemeColor;

type Assigned<Variables> = Variables extends string ? Value : { [Role in keyof Variables]: Assigned<Variables[Role]> };

/** A colour takes the value of the element's `color-scheme`. */
const css = (value: Value) => (typeof value === 'object' ? `light-dark(${value.light}, ${value.dark})` : String(value));

/** Like `assignVars` of vanilla-extract, without a dependency on that library. */
function assign<Variables extends object>(variables: Variables, values: Assigned<Variables>): Record<string, string> {
  const assigned = Object.entries(variables).map(([role, variable]: [string, string | object]) => {
    const value = values[role as keyof typeof values];
    return typeof variable === 'string' ? { [variable]: css(value as Value) } : assign(variable, value as object);
  });
  return Object.assign({}, ...assigned);
}

const { page, highlight, inverse, inverseAlt, accent1, accent2, accent3 } = brandVars.color;
const tints = [inverse, inverseAlt, accent1, accent2, accent3];

const allTo = (color: string, ...roles: string[]) => Object.fromEntries(roles.map((role) => [role, color]));

/** Print omits backgrounds, so light text becomes dark. */
const printVars = {
  ...allTo('white', page.background, page.alt, page.raised, highlight.background),
  ...allTo('white', ...tints.map(({ background }) => background)),
  ...allTo(page.text, ...tints.flatMap(({ text, textSecondary, border }) => [text, textSecondary, border])),
  ...allTo(page.artwork, ...tints.map(({ artwork }) => artwork)),
  ...allTo(page.accent, ...tints.map(({ accent }) => accent)),
  [brandVars.shadow]: 'none',
};

const stackOf = ({ family, fallback }: ThemeFont<string>) => `'${family}', '${family} Fallback', ${fallback}`;

/** The shadows of both themes. Those of the other theme are transparent. */
function boxShadow({ light, dark }: BrandTheme['shadow']): string {
  return [
    ...light.map((layer) => `${geometry(layer)} light-dark(${layer.color}, transparent)`),
    ...dark.map((layer) => `${geometry(layer)} light-dark(transparent, ${layer.color})`),
  ].join(', ');
}

const looks: Record<BrandTheme['look'], Record<keyof typeof brandVars.look, string>> = {
  decorated: { decorated: '1', decoratedShare: '100%', strongLine: '1.5px', dividerLine: '2px dotted' },
  plain: { decorated: '0', decoratedShare: '0%', strongLine: '1px', dividerLine: '1px solid' },
};

const geometry = ({ y, blur, spread }: Shadow) => `0 ${y}px ${blur}px ${spread}px`;

export function brandRules(theme: BrandTheme): Rule[] {
  const { colors, shadow, typography, radius, size, leading, look } = theme;
  const { display, text } = typography;
  return [
    {
      selector: ':root',
      colorScheme: 'light dark',
      vars: {
        ...assign(brandVars, {
          color: colors,
          shadow: boxShadow(shadow),
          font: { display: stackOf(display), text: stackOf(text) },
          weight: { display: display.weights, text: text.weights },
          radius: { control: `${radius.control}px`, panel: `${radius.panel}px` },
          size: { control: `${size.control}px`, section: size.section, display: size.display },
          leading,
          look: looks[look],
        }),
        ...onPage,
        [vars.color.background]: page.background,
      },
    },
    { selector: ":root[data-theme='light']", colorScheme: 'light' },
    { selector: ":root[data-theme='dark']", colorScheme: 'dark' },
    { selector: ':root:root', media: 'print', colorScheme: 'light', vars: printVars },
  ];
}

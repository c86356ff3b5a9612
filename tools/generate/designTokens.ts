import type { BrandTheme, Shadow, ThemeColor } from '@podium/ui/theme/brandTheme';
import { duration, easing, space } from '../../packages/ui/src/theme/scale.css.ts';

/*
 * The theme in the format of the Design Tokens Community Group, 2025.10, for Figma and other tools. Sizes that grow with
 * the viewport are left out: the format has no formulas.
 */

const schemas = 'https://www.designtokens.org/schemas/2025.10';

/** Files of `brands/NAME/tokens` by name. */
export function designTokens({ colors, shadow, typography, radius }: BrandTheme): Record<string, object> {
  const inTheme = (theme: keyof ThemeColor) => ({
    $schema: `${schemas}/format.json`,
    color: { $type: 'color', ...colorsOf(colors, theme) },
    shadow: { $type: 'shadow', $value: shadow[theme].map(shadowValue) },
  });
  return {
    'base.tokens.json': {
      $schema: `${schemas}/format.json`,
      font: {
        $type: 'fontFamily',
        ...tokens({ ...typography }, ({ family, fallback }) => [family, ...fallback.split(', ')]),
      },
      weight: {
        $type: 'fontWeight',
        ...Object.fromEntries(Object.entries(typography).map(([name, { weights }]) => [name, tokens(weights, Number)])),
      },
      radius: { $type: 'dimension', ...tokens(radius, pixels) },
      space: { $type: 'dimension', ...tokens(inPixels(space), pixels) },
      duration: { $type: 'duration', ...tokens(duration, (time) => ({ value: Number.parseFloat(time), unit: 'ms' })) },
      easing: {
        $type: 'cubicBezier',
        ...tokens(easing, (curve) => curve.slice('cubic-bezier('.length, -1).split(', ').map(Number)),
      },
    },
    'light.tokens.json': inTheme('light'),
    'dark.tokens.json': inTheme('dark'),
    'tokens.resolver.json': {
      $schema: `${schemas}/resolver.json`,
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
      modifiers: {
        theme: {
          contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
          default: 'light',
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
  };
}

function tokens<Value>(values: Record<string, Value>, valueOf: (value: Value) => unknown): Record<string, object> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: valueOf(value) }]));
}

function colorsOf(roles: object, theme: keyof ThemeColor): Record<string, object> {
  const entries = Object.entries(roles) as [string, ThemeColor | object][];
  return Object.fromEntries(
    entries.map(([name, role]) => [
      name,
      'light' in role ? { $value: colorValue(role[theme]) } : colorsOf(role, theme),
    ]),
  );
}

/** @param color `#rgba`, `#rrggbb` or `#rrggbbaa` */
function colorValue(color: string): object {
  const digits = color.length < 7 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
    parseInt(pair, 16),
  );
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(share),
    alpha: share(alpha),
    hex: digits.slice(0, 7).toLowerCase(),
  };
}

function shadowValue({ y, blur, spread, color }: Shadow): object {
  return {
    color: colorValue(color),
    offsetX: pixels(0),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels(spread),
  };
}

/** A share of 255. */
const share = (part: number) => Math.round((part / 255) * 10_000) / 10_000;

const pixels = (value: number) => ({ value, unit: 'px' });

/** The fixed lengths. */
function inPixels(lengths: Record<string, string>): Record<string, number> {
  const fixed = Object.entries(lengths).filter(([, length]) => /^[\d.]+px$/.test(length));
  return Object.fromEntries(fixed.map(([name, length]) => [name, Number.parseFloat(length)]));
}

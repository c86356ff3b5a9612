import { globalStyle, style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { recipe, type RuntimeFn } from '@vanilla-extract/recipes';

type RuleInLayer = NonNullable<StyleRule['@layer']>[string];

export interface LayerRule extends RuleInLayer {}

export type Rule = LayerRule | (LayerRule | string | string[])[];

export interface LayerStyles {
  style: (rule: Rule) => string;
  styleVariants: {
    <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string>;
    <Name extends string | number, Value>(
      values: Record<Name, Value>,
      ruleOf: (value: Value, name: Name) => Rule,
    ): Record<Name, string>;
  };
  globalStyle: (selector: string, rule: LayerRule) => void;
  recipe: <Variants extends Record<string, Record<string | number, Rule>>>(options: {
    base?: Rule;
    variants: Variants;
    defaultVariants?: { [Name in keyof Variants]?: keyof Variants[Name] };
  }) => Recipe<Variants>;
}

type Recipe<Variants> = RuntimeFn<{
  [Name in keyof Variants]: Record<keyof Variants[Name] & (string | number), string>;
}>;

/** The functions of vanilla-extract, with each rule in one layer of the cascade. */
export function stylesIn(layer: string): LayerStyles {
  const inLayer = (rule: LayerRule) => ({ '@layer': { [layer]: rule } });
  const complex = (rule: Rule): ComplexStyleRule =>
    Array.isArray(rule)
      ? rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : inLayer(part)))
      : inLayer(rule);

  return {
    style: (rule: Rule) => style(complex(rule)),
    styleVariants: <Name extends string | number, Value>(
      values: Record<Name, Value>,
      ruleOf: (value: Value, name: Name) => Rule = (value) => value as Rule,
    ) => styleVariants(values, (value: Value, name: Name) => complex(ruleOf(value, name))),
    globalStyle: (selector: string, rule: LayerRule) => globalStyle(selector, inLayer(rule)),
    recipe: <Variants extends Record<string, Record<string | number, Rule>>>({
      base = {},
      variants,
      ...options
    }: {
      base?: Rule;
      variants: Variants;
    }) =>
      recipe({
        ...options,
        base: complex(base),
        variants: mapValues(variants, (rules) => mapValues(rules, (rule) => complex(rule))),
      }) as Recipe<Variants>,
  };
}

/** One rule per value, for the variants of a recipe. */
export function mapValues<Name extends string | number, From, To>(
  values: Record<Name, From>,
  change: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries(values) as unknown as [Name, From][];
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)])) as Record<Name, To>;
}

import { globalStyle, style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';

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
}

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
  };
}

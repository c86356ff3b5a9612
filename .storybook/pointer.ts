/**
 * No script can move the visitor's pointer, so the style sheets are asked differently: wherever a rule says `:hover` or
 * `:active`, it holds for marked elements too, and the components' own rules do the rest.
 */
const widened = { hover: ':is(:hover, [data-pointer])', active: ":is(:active, [data-pointer='pressing'])" };

/** Shows elements as they look under the pointer. */
export function pointAt(...elements: Element[]): void {
  mark(elements, 'resting');
}

/** Shows elements as they look while they are pressed. */
export function pressOn(...elements: Element[]): void {
  mark(elements, 'pressing');
}

function mark(elements: readonly Element[], pointer: 'resting' | 'pressing'): void {
  for (const sheet of document.styleSheets) widenRules(sheet.cssRules);
  for (const element of elements) element.setAttribute('data-pointer', pointer);
}

function widenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) widen(rule);
    if ('cssRules' in rule) widenRules(rule.cssRules as CSSRuleList);
  }
}

function widen(rule: CSSStyleRule): void {
  const { selectorText } = rule;
  if (!/:(hover|active)\b/.test(selectorText) || selectorText.includes('[data-pointer')) return;
  rule.selectorText = selectorText.replaceAll(
    /:(hover|active)(?![\w-])/g,
    (_, name: keyof typeof widened) => widened[name],
  );
}

/** Scripts cannot move the pointer, so every `:hover` and `:active` rule is extended to marked elements. */
const widened = { hover: ':is(:hover, [data-pointer])', active: ":is(:active, [data-pointer='pressing'])" };

export function pointAt(...elements: Element[]): void {
  mark(elements, 'resting');
}

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

import { imitateForcedColors } from './forcedColors.ts';

/**
 * A page cannot change what its browser says of the system. So the toolbar's wishes rewrite the questions: every media
 * query in the style sheets and in `matchMedia` that asks for a wished feature is answered yes, and the components'
 * own rules and scripts do the rest, the very ones that visitors get.
 */
const queries = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};

export type Wishes = Record<keyof typeof queries, boolean>;

const always = '(min-width: 0px)';
const askSystem = window.matchMedia.bind(window);
const written = new WeakMap<CSSMediaRule, string>();
const observer = new MutationObserver(rewriteSheets);
let wished: string[] = [];

/** Makes the page one whose visitor has these wishes; a wish taken back leaves the answer to the system again. */
export function wishFor(wishes: Wishes): void {
  const before = wished;
  wished = (Object.keys(queries) as (keyof Wishes)[]).filter((name) => wishes[name]).map((name) => queries[name]);
  if (before.join() === wished.join()) return;
  imitateForcedColors(wishes.forcedColors);
  window.matchMedia = (query) => askSystem(answered(query));
  rewriteSheets();
  // Sheets come late: with hot updates, and with the chunks of a build.
  observer.disconnect();
  removeEventListener('load', rewriteSheets, true);
  if (wished.length === 0) return;
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  addEventListener('load', rewriteSheets, true);
}

function answered(query: string): string {
  return wished.reduce((text, feature) => text.replaceAll(feature, always), query);
}

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteRule(rule);
    if ('cssRules' in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

function rewriteRule(rule: CSSMediaRule): void {
  const original = written.get(rule) ?? rule.media.mediaText;
  const text = answered(original);
  if (text === rule.media.mediaText) return;
  written.set(rule, original);
  rule.media.mediaText = text;
}

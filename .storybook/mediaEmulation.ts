import { imitateForcedColors } from './forcedColors.ts';

/**
 * A page cannot change the media features of its browser. Emulation therefore rewrites the media queries in stylesheets and
 * in `matchMedia`: a query for an emulated feature always matches, so that the components' own rules and scripts apply.
 */
const queries = { reducedMotion: '(prefers-reduced-motion: reduce)', forcedColors: '(forced-colors: active)' };

export type EmulatedMedia = Record<keyof typeof queries, boolean>;

const always = '(min-width: 0px)';
const askSystem = window.matchMedia.bind(window);
const written = new WeakMap<CSSMediaRule, string>();
const observer = new MutationObserver(rewriteSheets);
let emulated: string[] = [];

export function emulateMedia(media: EmulatedMedia): void {
  const before = emulated;
  emulated = (Object.keys(queries) as (keyof EmulatedMedia)[])
    .filter((name) => media[name])
    .map((name) => queries[name]);
  if (before.join() === emulated.join()) return;
  imitateForcedColors(media.forcedColors);
  window.matchMedia = (query) => askSystem(answered(query));
  rewriteSheets();
  // Hot updates and lazy chunks add stylesheets later.
  observer.disconnect();
  removeEventListener('load', rewriteSheets, true);
  if (emulated.length === 0) return;
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  addEventListener('load', rewriteSheets, true);
}

function answered(query: string): string {
  return emulated.reduce((text, feature) => text.replaceAll(feature, always), query);
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

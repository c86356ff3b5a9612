import { selectOne } from 'css-select';
import { parse as parseSelector, SelectorType, type Selector } from 'css-what';
import { parseDocument } from 'htmlparser2';
import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** Attributes that change without the app: by the browser, and by the scripts in the head that know theme and visitor. */
const earlyAttributes = new Set(['open', 'data-theme', 'data-visitor']);

/** Pseudo-classes that only group other selectors. */
const groups = new Set(['is', 'where']);

/** States in which nothing is before a pointer has come, and a pointer that moves starts the app. */
const pointed = new Set(['hover', 'active']);

/** Media that wait: whoever has no scripts gets the whole sheet at once, and who prints has had time for it. */
const waiting = new Set(['print', '(scripting:none)']);

const propertyName = /--[\w-]+/g;

const anything: Selector = { type: SelectorType.Universal, namespace: null };

/**
 * The part of `css` that `html` needs until the app starts: rules for elements that are there, whatever their state
 * (focused, open, in another theme) as long as no pointer is upon them, and the custom properties, animations and fonts
 * which those name. Properties that the HTML does not name have shorter names.
 */
export function neededStyles(css: string, html: string): string {
  const root = parse(css);
  root.walkAtRules('media', (media) => {
    if (media.params.split(',').every((query) => waiting.has(query.trim()))) media.remove();
  });
  dropRulesOfOthers(root, html);
  dropUnusedProperties(root, html);
  dropUnusedFonts(root, html);
  dropUnusedAnimations(root);
  dropEmpty(root);
  shortenProperties(root, html);
  return root.toString();
}

function dropRulesOfOthers(root: Root, html: string): void {
  const document = parseDocument(html);
  const known = new Map<string, boolean>();
  const isNeeded = (selector: string) => {
    let answer = known.get(selector);
    if (answer === undefined) {
      const unpointed = parseSelector(selector).filter((parts) => !parts.some(isPointed));
      answer = unpointed.length > 0 && selectOne(unpointed.map(inAnyState), document) !== null;
      known.set(selector, answer);
    }
    return answer;
  };
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
}

function isPointed(part: Selector): boolean {
  return part.type === SelectorType.Pseudo && pointed.has(part.name);
}

/** The selector without what depends on more than the elements' names, classes and attributes. */
function inAnyState(selector: Selector[]): Selector[] {
  return selector.map((part) => {
    if (part.type === SelectorType.PseudoElement) return anything;
    if (part.type === SelectorType.Attribute && earlyAttributes.has(part.name)) return anything;
    if (part.type !== SelectorType.Pseudo) return part;
    return groups.has(part.name) && Array.isArray(part.data) ? { ...part, data: part.data.map(inAnyState) } : anything;
  });
}

function dropUnusedProperties(root: Root, html: string): void {
  // A property may be named by another that nothing names.
  for (let dropped = true; dropped;) {
    dropped = false;
    const used = new Set([...`${root.toString()}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

function dropUnusedFonts(root: Root, html: string): void {
  const characters = new Set(Array.from(html, (character) => character.codePointAt(0) ?? 0));
  root.walkAtRules('font-face', (font) => {
    font.walkDecls('unicode-range', ({ value }) => {
      if (!rangesOf(value).some(([from, to]) => [...characters].some((code) => from <= code && code <= to)))
        font.remove();
    });
  });
}

/** `U+20-7E,U+A0` as first and last code points. */
function rangesOf(unicodeRange: string): [number, number][] {
  return [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

function dropUnusedAnimations(root: Root): void {
  const words = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => words.add(word)));
  root.walkAtRules('keyframes', (keyframes) => {
    if (!words.has(keyframes.params)) keyframes.remove();
  });
}

/** By how often they are named: one character for the most frequent. */
function shortenProperties(root: Root, html: string): void {
  const uses = new Map<string, number>();
  for (const [name] of root.toString().matchAll(propertyName)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const own = [...uses.keys()]
    .filter((name) => !html.includes(name))
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const short = new Map(own.map((name, index) => [name, `--${index.toString(36)}`]));
  const shortened = (text: string) => text.replaceAll(propertyName, (name) => short.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = shortened(declaration.prop);
    declaration.value = shortened(declaration.value);
  });
}

function dropIfEmpty(node: Rule | AtRule): void {
  if (node.nodes?.length === 0) node.remove();
}

/** Rules and blocks in which nothing is left; statements (`@layer a, b;`) have no block. */
function dropEmpty(root: Root): void {
  let last = '';
  while (last !== root.toString()) {
    last = root.toString();
    root.walkRules(dropIfEmpty);
    root.walkAtRules(dropIfEmpty);
  }
}

/** A step of an animation (`from`, `50%`), which names no element. */
function isStep(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** Attributes that change before hydration: set by the browser or by the inline scripts for theme and session. */
const earlyAttributes = new Set(['open', 'data-theme', 'data-visitor']);

/** Pointer states. They cannot apply before a pointer event, and a pointer event starts the app. */
const pointed = /:(?:hover|active)\b/;

/** Of the classes in these, an element has one or none. */
const alternatives = /:(?:is|where|not|has)\([^)]*\)/g;

/**
 * Media queries that can wait: without scripts the whole stylesheet loads at once, and it has loaded before printing.
 */
const waiting = new Set(['print', '(scripting:none)']);

const propertyName = /--[\w-]+/g;

/**
 * The part of `css` that `html` needs until the app starts: rules whose classes and attributes it has, in any state (focused, open,
 * other theme) except pointer states. Includes the custom properties, animations and fonts that these rules use. Custom
 * properties that the HTML does not use get shorter names.
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
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const hasClass = ([, name = '']: RegExpExecArray) => classes.has(name);
  const hasAttribute = ([, name = '', value]: RegExpExecArray) =>
    earlyAttributes.has(name) || html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`);
  const isNeeded = (selector: string) => {
    const required = selector.replaceAll(alternatives, '');
    return (
      !pointed.test(required) &&
      [...required.matchAll(/\.([\w-]+)/g)].every(hasClass) &&
      [...required.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].every(hasAttribute)
    );
  };
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
}

function dropUnusedProperties(root: Root, html: string): void {
  // Removing one property can leave another unused.
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

/** Ordered by frequency: the most frequent properties get one character. */
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

/** Removes empty rules and blocks. Statements (`@layer a, b;`) have no block and stay. */
function dropEmpty(root: Root): void {
  let last = '';
  while (last !== root.toString()) {
    last = root.toString();
    root.walkRules(dropIfEmpty);
    root.walkAtRules(dropIfEmpty);
  }
}

/** A keyframe selector (`from`, `50%`) matches no element. */
function isStep(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
}

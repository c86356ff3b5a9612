import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/**
 * Completes react-docgen's output for the docs pages: it does not resolve `(typeof tones)[number]` to the list, treats
 * `@default` as a part of the description, and only names the type of a section's content. Runs after Storybook's own
 * plugin.
 */
export function finishDocgen(): Plugin {
  let sources: string[] | undefined;
  return {
    name: 'podium-finish-docgen',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('.__docgenInfo')) return undefined;
      sources ??= globSync(`${packages}/{ui,sections,data}/src/**/*.{ts,tsx}`).map((path) =>
        readFileSync(path, 'utf8'),
      );
      return { code: withContent(withDefaults(withUnions(code, listsIn(sources))), typesIn(sources)), map: null };
    },
  };
}

/** Source text of the members of each list, by the list's name. */
export type Lists = Record<string, string[]>;

/** The lists `export const tones = ['a', 'b'] as const` in some sources. */
export function listsIn(sources: readonly string[]): Lists {
  const found = sources.flatMap((source) => [...source.matchAll(/const (\w+) = \[([^\]]*)\] as const/g)]);
  return Object.fromEntries(
    found.map(([, name = '', members = '']) => [name, members.match(/'[^']*'|\b\d+\b/g) ?? []]),
  );
}

/** The code, with each type that refers to a list replaced by the union of its members. */
export function withUnions(code: string, lists: Lists): string {
  return code.replaceAll(
    /"name":\s*"unknown\[number\]",\s*"raw":\s*"\(typeof (\w+)\)\[number\]"/g,
    (type, name: string) => {
      const members = lists[name];
      if (!members) return type;
      const elements = members.map((value) => ({ name: 'literal', value }));
      return `"name": "union", "raw": ${JSON.stringify(members.join(' | '))}, "elements": ${JSON.stringify(elements)}`;
    },
  );
}

/** The code, with `@default` moved from the descriptions to the column of defaults. */
export function withDefaults(code: string): string {
  return code.replaceAll(
    /"description":\s*"((?:[^"\\]|\\.)*?)\s*@default ((?:[^"\\]|\\.)*)"/g,
    (_, sentence: string, value: string) =>
      `"defaultValue": { "value": "${value}", "computed": false }, "description": "${sentence}"`,
  );
}

/** Source text of each exported interface and type, by its name. */
export function typesIn(sources: readonly string[]): Record<string, string> {
  const found = sources.flatMap((source) => [
    ...source.matchAll(/^export ((?:interface|type) (\w+)(?:[^\n]*[;}]$|[^\n]*\{\n[^]*?^\};?$| =\n[^;]*;$))/gm),
  ]);
  return Object.fromEntries(found.map(([, text = '', name = '']) => [name, text]));
}

/** The code, with the source text of the prop `content`: its type, and the types that this refers to. */
function withContent(code: string, types: Record<string, string>): string {
  return code.replace(
    /("content":\s*\{[^{}]*"tsType":\s*\{\s*"name":\s*"(\w+)")\s*\}/,
    (_, type: string, name: string) => `${type}, "raw": ${JSON.stringify(textOf(name, types).join('\n\n'))}}`,
  );
}

/** The text of a type and of those that it refers to, each once. */
function textOf(name: string, types: Record<string, string>, seen = new Set<string>()): string[] {
  const text = types[name];
  if (!text || seen.has(name)) return [];
  seen.add(name);
  const others = text.match(/\b[A-Z]\w+/g) ?? [];
  return [text, ...others.flatMap((other) => textOf(other, types, seen))];
}

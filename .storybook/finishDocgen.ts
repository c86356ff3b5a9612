import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/**
 * Completes react-docgen's output for the props tables: it does not resolve `(typeof tones)[number]` to the list, and
 * it treats `@default` as a part of the description. Runs after Storybook's own plugin.
 */
export function finishDocgen(): Plugin {
  let lists: Lists | undefined;
  return {
    name: 'podium-finish-docgen',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('.__docgenInfo')) return undefined;
      lists ??= listsIn(
        globSync(`${packages}/{ui,sections}/src/**/*.{ts,tsx}`).map((path) => readFileSync(path, 'utf8')),
      );
      return { code: withDefaults(withUnions(code, lists)), map: null };
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

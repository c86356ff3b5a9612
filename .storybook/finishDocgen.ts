import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/**
 * Finishes what react-docgen leaves open in the props tables: it does not follow `(typeof tones)[number]` to the list,
 * and it takes `@default` for a part of the sentence. Runs after Storybook's own plugin.
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

/** Members, as they are written, of the lists of choices, by name. */
export type Lists = Record<string, string[]>;

/** The lists `export const tones = ['a', 'b'] as const` of some sources. */
export function listsIn(sources: readonly string[]): Lists {
  const found = sources.flatMap((source) => [...source.matchAll(/const (\w+) = \[([^\]]*)\] as const/g)]);
  return Object.fromEntries(
    found.map(([, name = '', members = '']) => [name, members.match(/'[^']*'|\b\d+\b/g) ?? []]),
  );
}

/** The code with each type that stands for a list replaced by the union of its members. */
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

/** The code with `@default` taken out of the sentences and into the column of defaults. */
export function withDefaults(code: string): string {
  return code.replaceAll(
    /"description":\s*"((?:[^"\\]|\\.)*?)\s*@default ((?:[^"\\]|\\.)*)"/g,
    (_, sentence: string, value: string) =>
      `"defaultValue": { "value": "${value}", "computed": false }, "description": "${sentence}"`,
  );
}

import type { Plugin } from 'vite';

/**
 * react-docgen does not follow `(typeof tones)[number]` and the props table would say `unknown[number]`. Where the list
 * stands in the same file, Storybook is given the union in words: its type column and its select follow the list.
 */
export function writeUnionsOut(): Plugin {
  return {
    name: 'podium-write-unions-out',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/(ui|sections)\/src\/.*\.tsx$/.test(id) || !code.includes(')[number]')) return undefined;
      return { code: withUnionsWrittenOut(code), map: null };
    },
  };
}

/** The source with each `(typeof list)[number]` replaced by the members of `const list = ['a', 'b'] as const`. */
export function withUnionsWrittenOut(code: string): string {
  return code.replaceAll(/\(typeof (\w+)\)\[number\]/g, (written, list: string) => {
    const members = new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(code)?.[1];
    const literals = members?.match(/'[^']*'|\b\d+\b/g);
    return literals ? literals.join(' | ') : written;
  });
}

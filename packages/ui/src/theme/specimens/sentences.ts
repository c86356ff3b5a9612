/** The doc comment of each entry of an object in a source file, by the entry's name; entries without one are left out. */
export function sentencesIn(source: string): Record<string, string> {
  const entries = source.matchAll(/\/\*\* ([^*]+) \*\/\n\s+(\w+): \{/g);
  return Object.fromEntries([...entries].map(([, sentence = '', name = '']) => [name, sentence]));
}

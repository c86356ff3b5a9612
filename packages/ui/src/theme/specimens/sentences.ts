/**
 * The doc comment of each entry of an object in a source file, by the entry's name. Entries without one are omitted.
 */
export function sentencesIn(source: string): Record<string, string> {
  const entries = source.matchAll(/\/\*\* ([^*]+) \*\/\n\s+(\w+): \{/g);
  return Object.fromEntries([...entries].map(([, sentence = '', name = '']) => [name, sentence]));
}

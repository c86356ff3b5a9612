/** The states of a component as tests/states lists them. */
export interface States {
  visual: readonly string[];
  others: readonly string[];
}

/** A catalogue of states with one entry more, where the alphabet wants it. */
export function withEntry(catalogue: string, name: string, { visual, others }: States): string {
  const entry = `  ${name}: { visual: [${inQuotes(visual)}], others: [${inQuotes(others)}] },\n`;
  const next = [...catalogue.matchAll(/^ {2}'?([A-Z][\w/]*)'?: /gm)].find(([, key = '']) => key > name);
  const place = next?.index ?? catalogue.lastIndexOf('};');
  return catalogue.slice(0, place) + entry + catalogue.slice(place);
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

/** The states of a component as tests/states lists them. */
export interface States {
  visual: readonly string[];
  others: readonly string[];
}

/** Characters, as .oxfmtrc.json has it. */
const WIDTH = 120;

/** A catalogue of states with one entry more, where the alphabet wants it. */
export function withEntry(catalogue: string, name: string, { visual, others }: States): string {
  const lists = [`visual: [${inQuotes(visual)}]`, `others: [${inQuotes(others)}]`];
  const line = `  ${name}: { ${lists.join(', ')} },\n`;
  const entry =
    line.trimEnd().length > WIDTH ? `  ${name}: {\n${lists.map((list) => `    ${list},\n`).join('')}  },\n` : line;
  const next = [...catalogue.matchAll(/^ {2}'?([A-Z][\w/]*)'?: /gm)].find(([, key = '']) => key > name);
  const place = next?.index ?? catalogue.lastIndexOf('};');
  return catalogue.slice(0, place) + entry + catalogue.slice(place);
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

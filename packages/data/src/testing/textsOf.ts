/** For tests: every text of a content module with its path, such as 'hero.stats.0.label'. */
export function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') {
    return [[way, value]];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${way}.${name}`));
  }
  return [];
}

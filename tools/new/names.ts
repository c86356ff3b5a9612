/** `DealGrid` in words: 'deal grid'. */
export function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
}

/** `DealGrid` as the name of a value: 'dealGrid'. */
export function asValue(name: string): string {
  return name[0]?.toLowerCase() + name.slice(1);
}

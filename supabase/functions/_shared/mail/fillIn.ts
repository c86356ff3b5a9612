/** Replaces each `{name}` in a text by its value. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

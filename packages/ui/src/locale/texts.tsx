/** A text for each plural form of a language that needs one: `{ one: '{count} event', other: '{count} events' }`. */
export type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Replaces each `{name}` in a text by its value. Numbers are written as in the locale. */
export function fillIn(text: string, values: Record<string, string | number>, locale: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}

/** The text for a number, with `{count}` replaced. */
export function countText(texts: PluralTexts, count: number, locale: string): string {
  return fillIn(texts[new Intl.PluralRules(locale).select(count)] ?? texts.other, { count }, locale);
}

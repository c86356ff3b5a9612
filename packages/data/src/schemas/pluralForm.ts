/** A text for each plural category of the language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** In English: 'event' for 1, 'events' for 2. */
export function pluralForm(forms: PluralForms, count: number, locale: string = 'en'): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

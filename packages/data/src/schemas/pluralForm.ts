/** The texts of a number of things, by the plural categories of a language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** 'event' for 1 and 'events' for 2, with the forms of English. */
export function pluralForm(forms: PluralForms, count: number, locale: string = 'en'): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}

/**
 * The fields of a form are the keys of its schema. A key is the name of the field on the wire, of its column and of its
 * texts. Page, row, mails and export follow from it (docs/decisions/0044-form-fields.md).
 */

export interface FieldText {
  label: string;
  placeholder?: string;
  hint?: string;
}

export interface FieldOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** Names of the fields with options, whose values are not arbitrary text. */
export type ChoiceName<Values> = { [Name in keyof Values]: string extends Values[Name] ? never : Name }[keyof Values];

/** The texts of a form, in the order of the page. */
export interface FieldTexts<Values extends Record<string, string>> {
  fields: Record<keyof Values, FieldText>;
  options: { [Name in ChoiceName<Values>]: readonly FieldOption<Exclude<Values[Name], ''>>[] };
}

/** `FieldTexts` of a form that is only known at run time. */
export interface AnyFieldTexts {
  fields: Record<string, FieldText>;
  options: Record<string, readonly FieldOption[]>;
}

export function emptyAnswers<Name extends string>({ shape }: { shape: Record<Name, unknown> }): Record<Name, ''> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, ''])) as Record<Name, ''>;
}

/** The label of an option; '' for none. */
export function optionLabel(options: readonly FieldOption[], answer: string | undefined): string {
  return options.find(({ value }) => value === answer)?.label ?? '';
}

/** Label and answer of the answered fields with options. They contain nothing that a visitor typed. */
export function chosenAnswers({ fields, options }: AnyFieldTexts, answers: Record<string, string | undefined>) {
  const chosen = Object.fromEntries(Object.entries(fields).filter(([name]) => name in options));
  return labelledAnswers({ fields: chosen, options }, answers).filter(([, answer]) => answer !== '');
}

/** Label and answer of every field but the message. */
export function labelledAnswers(
  { fields, options }: AnyFieldTexts,
  answers: Record<string, string | undefined>,
): (readonly [label: string, answer: string])[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'message')
    .map(([name, { label }]) => {
      const choices = options[name];
      return [label, choices ? optionLabel(choices, answers[name]) : (answers[name] ?? '')];
    });
}

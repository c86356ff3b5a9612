import type { ContactInput } from '@podium/data/schemas/contact.ts';
import type { FormAnswers } from '../parts/formAnswers.ts';
import type { ContactFieldsContent } from './ContactFields.tsx';

/** The form's values, labelled with the labels of its fields. */
export function contactAnswers({ tabsLabel, tabs, fields }: ContactFieldsContent, values: ContactInput): FormAnswers {
  const tab = tabs.find(({ value }) => value === values.inquiry_type);
  const lines = (['name', 'email', 'phone', 'company'] as const).map(
    (name) => [fields[name].label, values[name] ?? ''] as const,
  );
  return { lines: [[tabsLabel, tab?.label ?? ''], ...lines], message: values.message };
}

import type { SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry.ts';
import type { FormAnswers } from '../parts/formAnswers.ts';
import type { ChipName } from './ChipQuestion.tsx';
import type { InquiryFieldsContent } from './InquiryFields.tsx';

/** The form's values, labelled with the labels of its fields. */
export function inquiryAnswers({ fields, options }: InquiryFieldsContent, values: SpeakingInquiryInput): FormAnswers {
  const typed = (name: 'name' | 'email' | 'company' | 'event_date_range') =>
    [fields[name].label, values[name] ?? ''] as const;
  const chosen = (name: ChipName) =>
    [fields[name].label, options[name].find(({ value }) => value === values[name])?.label ?? ''] as const;
  return {
    lines: [
      typed('name'),
      typed('email'),
      typed('company'),
      typed('event_date_range'),
      chosen('event_type'),
      chosen('budget_range'),
      chosen('audience_size'),
    ],
    message: values.message,
  };
}

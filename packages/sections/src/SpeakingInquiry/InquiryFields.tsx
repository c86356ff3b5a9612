import type { UseFormReturn } from 'react-hook-form';
import type { SpeakingInquiry, SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry.ts';
import type { FieldText } from '../parts/SubmissionForm/registerField.ts';
import { type FormField, FormFields } from '../parts/SubmissionForm/FormFields.tsx';
import { MessageField } from '../parts/SubmissionForm/MessageField.tsx';
import { type ChipName, ChipQuestion } from './ChipQuestion.tsx';

export interface InquiryFieldsContent {
  /** Added to the labels of optional fields. */
  optional: string;
  /** Keyed by the names of the request body. */
  fields: Record<keyof SpeakingInquiry, FieldText>;
  options: Record<ChipName, readonly { value: string; label: string }[]>;
}

interface InquiryFieldsProps {
  content: InquiryFieldsContent;
  form: UseFormReturn<SpeakingInquiryInput, unknown, SpeakingInquiry>;
}

const lines: readonly FormField<Exclude<keyof SpeakingInquiry, ChipName | 'message'>>[] = [
  { name: 'name', autoComplete: 'name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'event_date_range' },
];

const chips: readonly ChipName[] = ['event_type', 'budget_range', 'audience_size'];

/** The fields of the speaking inquiry. */
export function InquiryFields({ content: { optional, fields, options }, form }: InquiryFieldsProps) {
  return (
    <>
      <FormFields form={form} lines={lines} fields={fields} optional={optional} />
      {chips.map((name) => (
        <ChipQuestion
          key={name}
          name={name}
          control={form.control}
          legend={fields[name].label}
          note={optional}
          options={options[name]}
        />
      ))}
      <MessageField form={form} name="message" text={fields.message} />
    </>
  );
}

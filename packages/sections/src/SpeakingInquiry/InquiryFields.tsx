import type { UseFormReturn } from 'react-hook-form';
import type { SpeakingInquiry, SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry';
import type { FieldText } from '../parts/ThankYou/letterField.ts';
import { type LetterLine, LetterLines } from '../parts/ThankYou/LetterLines.tsx';
import { LetterMessage } from '../parts/ThankYou/LetterMessage.tsx';
import { type ChipName, ChipQuestion } from './ChipQuestion.tsx';

export interface InquiryFieldsContent {
  /** Behind the label of what may stay empty. */
  optional: string;
  /** Under the names of the wire. */
  fields: Record<keyof SpeakingInquiry, FieldText>;
  options: Record<ChipName, readonly { value: string; label: string }[]>;
}

interface InquiryFieldsProps {
  content: InquiryFieldsContent;
  form: UseFormReturn<SpeakingInquiryInput, unknown, SpeakingInquiry>;
}

const lines: readonly LetterLine<Exclude<keyof SpeakingInquiry, ChipName | 'message'>>[] = [
  { name: 'name', autoComplete: 'name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'event_date_range' },
];

const chips: readonly ChipName[] = ['event_type', 'budget_range', 'audience_size'];

/** Who asks, when, for which room, and what for (specification §3, 'Speaking inquiry'). */
export function InquiryFields({ content: { optional, fields, options }, form }: InquiryFieldsProps) {
  return (
    <>
      <LetterLines form={form} lines={lines} fields={fields} optional={optional} />
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
      <LetterMessage form={form} name="message" text={fields.message} />
    </>
  );
}

import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SpeakingInquiry, SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry';
import { TextArea } from '@podium/ui/Field/TextArea';
import { TextField } from '@podium/ui/Field/TextField';
import { pairs } from '../parts/ThankYou/ThankedForm.css.ts';
import { type ChipName, ChipQuestion } from './ChipQuestion.tsx';

type FieldName = keyof SpeakingInquiry;

export interface InquiryFieldsContent {
  /** Behind the label of what may stay empty. */
  optional: string;
  /** Under the names of the wire. */
  fields: Record<FieldName, { label: string; placeholder?: string; hint?: string }>;
  options: Record<ChipName, readonly { value: string; label: string }[]>;
}

interface InquiryFieldsProps {
  content: InquiryFieldsContent;
  form: UseFormReturn<SpeakingInquiryInput, unknown, SpeakingInquiry>;
}

/** Answers of one line, in the order in which they stand. */
const lines: readonly ({ name: Exclude<FieldName, ChipName> } & Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'isRequired'
>)[] = [
  { name: 'name', autoComplete: 'name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'company', autoComplete: 'organization' },
  { name: 'event_date_range' },
];

const chips: readonly ChipName[] = ['event_type', 'budget_range', 'audience_size'];

/** Who asks, when, for which room, and what for (specification §3, 'Speaking inquiry'). */
export function InquiryFields({ content: { optional, fields, options }, form }: InquiryFieldsProps) {
  const { register, control, formState } = form;
  const field = (name: FieldName) => ({
    ...fields[name],
    readOnly: formState.isSubmitting,
    errorMessage: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <div className={pairs}>
        {lines.map(({ name, ...input }) => (
          <TextField key={name} note={input.isRequired ? undefined : optional} {...input} {...field(name)} />
        ))}
      </div>
      {chips.map((name) => (
        <ChipQuestion
          key={name}
          name={name}
          control={control}
          legend={fields[name].label}
          note={optional}
          options={options[name]}
        />
      ))}
      <TextArea isRequired {...field('message')} />
    </>
  );
}

import { type Control, useController, type UseFormReturn } from 'react-hook-form';
import type { ChoiceName, FieldTexts } from '@podium/data/schemas/formFields.ts';
import {
  type SpeakingInquiry,
  type SpeakingInquiryInput,
  speakingInquirySchema,
} from '@podium/data/schemas/speakingInquiry.ts';
import { ChipGroup } from '@podium/ui/Field/ChipGroup';
import { FormFields, type FormFieldsContent } from '../parts/SubmissionForm/FormFields.tsx';
import { MessageField } from '../parts/SubmissionForm/MessageField.tsx';

export type InquiryFieldsContent = FieldTexts<SpeakingInquiry> & FormFieldsContent;

interface InquiryFieldsProps {
  content: InquiryFieldsContent;
  form: UseFormReturn<SpeakingInquiryInput, unknown, SpeakingInquiry>;
}

export function InquiryFields({ content, form }: InquiryFieldsProps) {
  const { fields, options, optional } = content;
  return (
    <>
      <FormFields form={form} schema={speakingInquirySchema} content={content} />
      {(Object.keys(options) as ChoiceName<SpeakingInquiry>[]).map((name) => (
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

interface ChipQuestionProps {
  name: ChoiceName<SpeakingInquiry>;
  control: Control<SpeakingInquiryInput, unknown, SpeakingInquiry>;
  legend: string;
  note: string;
  options: readonly { value: string; label: string }[];
}

/** An optional question with all its answers shown as chips. */
export function ChipQuestion({ name, control, legend, note, options }: ChipQuestionProps) {
  const { field, fieldState, formState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  return (
    <ChipGroup
      legend={legend}
      note={note}
      name={name}
      options={options}
      value={value ?? ''}
      onChange={(answer) => {
        if (!formState.isSubmitting) onChange(answer);
      }}
      onBlur={onBlur}
      ref={ref}
      errorMessage={fieldState.error?.message}
    />
  );
}

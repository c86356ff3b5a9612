import type { UseFormReturn } from 'react-hook-form';
import type { ChoiceName, FieldTexts } from '@podium/data/schemas/formFields.ts';
import {
  type SpeakingInquiry,
  type SpeakingInquiryInput,
  speakingInquirySchema,
} from '@podium/data/schemas/speakingInquiry.ts';
import { FormFields, type FormFieldsContent } from '../parts/SubmissionForm/FormFields.tsx';
import { MessageField } from '../parts/SubmissionForm/MessageField.tsx';
import { ChipQuestion } from './ChipQuestion.tsx';

export type InquiryFieldsContent = FieldTexts<SpeakingInquiry> & FormFieldsContent;

interface InquiryFieldsProps {
  content: InquiryFieldsContent;
  form: UseFormReturn<SpeakingInquiryInput, unknown, SpeakingInquiry>;
}

/** The fields of the speaking inquiry. */
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

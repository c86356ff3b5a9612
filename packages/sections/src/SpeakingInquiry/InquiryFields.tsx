import { useController } from 'react-hook-form';
import type { ChoiceName, FieldTexts } from '@podium/data/schemas/formFields.ts';
import {
  type SpeakingInquiry,
  type SpeakingInquiryInput,
  speakingInquirySchema,
} from '@podium/data/schemas/speakingInquiry.ts';
import { ChipGroup } from '@podium/ui/Field/ChipGroup';
import { TextArea } from '@podium/ui/Field/TextArea';
import { FormFields, type FormFieldsContent } from '../parts/SubmissionForm/FormFields.tsx';
import type { FormWithFields } from '../parts/useFields.ts';

export type InquiryFieldsContent = FieldTexts<SpeakingInquiry> & FormFieldsContent;

interface InquiryFieldsProps {
  content: InquiryFieldsContent;
  form: FormWithFields<SpeakingInquiryInput, SpeakingInquiry>;
}

export function InquiryFields({ content, form }: InquiryFieldsProps) {
  return (
    <>
      <FormFields form={form} schema={speakingInquirySchema} content={content} />
      {(Object.keys(content.options) as ChoiceName<SpeakingInquiry>[]).map((name) => (
        <ChipQuestion key={name} name={name} content={content} form={form} />
      ))}
      <TextArea
        isRequired
        readOnly={form.formState.isSubmitting}
        {...content.fields.message}
        {...form.field('message')}
      />
    </>
  );
}

/** An optional question with all its answers shown as chips. */
function ChipQuestion({ name, content, form }: InquiryFieldsProps & { name: ChoiceName<SpeakingInquiry> }) {
  const { fields, options, optional } = content;
  const { field, fieldState, formState } = useController({ name, control: form.control });
  const { value, onChange, onBlur, ref } = field;
  return (
    <ChipGroup
      legend={fields[name].label}
      note={optional}
      name={name}
      options={options[name]}
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

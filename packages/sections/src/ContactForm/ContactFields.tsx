import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import {
  type ContactInput,
  type ContactMessage,
  contactSchema,
  type InquiryType,
  MAXIMUM_CONTACT_MESSAGE,
} from '@podium/data/schemas/contact.ts';
import type { FieldOption, FieldTexts } from '@podium/data/schemas/formFields.ts';
import { Tabs } from '@podium/ui/Tabs/Tabs';
import { FormFields, type FormFieldsContent } from '../parts/SubmissionForm/FormFields.tsx';
import { MessageField } from '../parts/SubmissionForm/MessageField.tsx';
import * as styles from './ContactForm.css.ts';

export interface ContactFieldsContent extends FieldTexts<ContactMessage>, FormFieldsContent {
  /** The tabs, each with the placeholder of the message field. The first is selected initially (REQ-CON-1). */
  options: { inquiry_type: readonly (FieldOption<InquiryType> & { placeholder: string })[] };
}

interface ContactFieldsProps {
  content: ContactFieldsContent;
  form: UseFormReturn<ContactInput, unknown, ContactMessage>;
  children?: ReactNode;
}

/** One form under four tabs that select the kind of inquiry; changing the tab keeps the values. */
export function ContactFields({ content, form, children }: ContactFieldsProps) {
  const { fields, options } = content;
  const { field: kind } = useController({ control: form.control, name: 'inquiry_type' });
  const placeholder = options.inquiry_type.find(({ value }) => value === kind.value)?.placeholder;
  return (
    <Tabs
      label={fields.inquiry_type.label}
      tabs={options.inquiry_type}
      value={kind.value}
      onValueChange={(next) => {
        if (!form.formState.isSubmitting) kind.onChange(next);
      }}
    >
      <div className={styles.fields}>
        {children}
        <FormFields form={form} schema={contactSchema} content={content} />
        <MessageField
          form={form}
          name="message"
          text={{ ...fields.message, placeholder }}
          maxCharacters={MAXIMUM_CONTACT_MESSAGE}
        />
      </div>
    </Tabs>
  );
}

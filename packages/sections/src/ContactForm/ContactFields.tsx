import { useController, type UseFormReturn } from 'react-hook-form';
import {
  type ContactInput,
  type ContactMessage,
  type InquiryType,
  MAXIMUM_CONTACT_MESSAGE,
} from '@podium/data/schemas/contact.ts';
import { Tabs } from '@podium/ui/Tabs/Tabs';
import type { FieldText } from '../parts/SubmissionForm/registerField.ts';
import { type FormField, FormFields } from '../parts/SubmissionForm/FormFields.tsx';
import { MessageField } from '../parts/SubmissionForm/MessageField.tsx';
import * as styles from './ContactForm.css.ts';

type FieldName = Exclude<keyof ContactMessage, 'inquiry_type'>;

export interface ContactFieldsContent {
  /** Accessible name of the tabs. */
  tabsLabel: string;
  /** Each with the placeholder of the message field. The first is selected initially (REQ-CON-1). */
  tabs: readonly { value: InquiryType; label: string; placeholder: string }[];
  /** Added to the labels of optional fields. */
  optional: string;
  /** Keyed by the names of the request body. */
  fields: Record<FieldName, FieldText>;
}

interface ContactFieldsProps {
  content: ContactFieldsContent;
  form: UseFormReturn<ContactInput, unknown, ContactMessage>;
}

const lines: readonly FormField<Exclude<FieldName, 'message'>>[] = [
  { name: 'name', autoComplete: 'name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'company', autoComplete: 'organization' },
];

/** One form under four tabs that select the kind of inquiry; changing the tab keeps the values. */
export function ContactFields({ content: { tabsLabel, tabs, optional, fields }, form }: ContactFieldsProps) {
  const { field: kind } = useController({ control: form.control, name: 'inquiry_type' });
  const placeholder = tabs.find(({ value }) => value === kind.value)?.placeholder;
  return (
    <Tabs
      label={tabsLabel}
      tabs={tabs}
      value={kind.value}
      onValueChange={(next) => {
        if (!form.formState.isSubmitting) kind.onChange(next);
      }}
    >
      <div className={styles.fields}>
        <FormFields form={form} lines={lines} fields={fields} optional={optional} />
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

import { useController, type UseFormReturn } from 'react-hook-form';
import {
  type ContactInput,
  type ContactMessage,
  type InquiryType,
  MAXIMUM_CONTACT_MESSAGE,
} from '@podium/data/schemas/contact';
import { Tabs } from '@podium/ui/Tabs/Tabs';
import type { FieldText } from '../parts/ThankYou/letterField.ts';
import { type LetterLine, LetterLines } from '../parts/ThankYou/LetterLines.tsx';
import { LetterMessage } from '../parts/ThankYou/LetterMessage.tsx';
import * as styles from './ContactForm.css.ts';

type FieldName = Exclude<keyof ContactMessage, 'inquiry_type'>;

export interface LetterFieldsContent {
  /** What the tabs choose between. */
  tabsLabel: string;
  /** Each with the placeholder of its message. The first is open at first. */
  tabs: readonly { value: InquiryType; label: string; placeholder: string }[];
  /** Behind the label of what may stay empty. */
  optional: string;
  /** Under the names of the wire. */
  fields: Record<FieldName, FieldText>;
}

interface LetterFieldsProps {
  content: LetterFieldsContent;
  form: UseFormReturn<ContactInput, unknown, ContactMessage>;
}

const lines: readonly LetterLine<Exclude<FieldName, 'message'>>[] = [
  { name: 'name', autoComplete: 'name', isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'company', autoComplete: 'organization' },
];

/** One form under four tabs: they say what kind of letter it is, and what is typed stays (specification §4). */
export function LetterFields({ content: { tabsLabel, tabs, optional, fields }, form }: LetterFieldsProps) {
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
        <LetterLines form={form} lines={lines} fields={fields} optional={optional} />
        <LetterMessage
          form={form}
          name="message"
          text={{ ...fields.message, placeholder }}
          maxCharacters={MAXIMUM_CONTACT_MESSAGE}
        />
      </div>
    </Tabs>
  );
}

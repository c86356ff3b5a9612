import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Invitation, InvitationInput } from '@podium/data/schemas/invitation.ts';
import { Button } from '@podium/ui/Button/Button';
import { DialogActions } from '@podium/ui/Dialog/DialogActions';
import { TextArea } from '@podium/ui/Field/TextArea';
import { TextField } from '@podium/ui/Field/TextField';
import { Text } from '@podium/ui/Text/Text';
import { registerField } from '../parts/SubmissionForm/registerField.ts';
import * as styles from './InvitationForm.css.ts';

type FieldName = Exclude<keyof InvitationInput, 'requirements'>;

export interface InvitationFormContent {
  labels: Record<FieldName, string>;
  placeholders: Partial<Record<FieldName, string>>;
  /** Added to the labels of optional fields. */
  optional: string;
  note: string;
  submit: string;
}

interface InvitationFormProps {
  content: InvitationFormContent;
  form: UseFormReturn<InvitationInput, unknown, Invitation>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  wayOut: ReactNode;
}

/** The single-line fields, in display order. */
const lines: readonly ({ name: FieldName } & Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>)[] = [
  { name: 'eventName' },
  { name: 'eventDate' },
  { name: 'location' },
  { name: 'organizationName', autoComplete: 'organization' },
  { name: 'contactName', autoComplete: 'name' },
  { name: 'contactEmail', type: 'email', autoComplete: 'email' },
  { name: 'contactPhone', type: 'tel', autoComplete: 'tel' },
  { name: 'audienceSize' },
  { name: 'budget' },
];

/** The form below the requirements. */
export function InvitationForm({ content, form, onSubmit, wayOut }: InvitationFormProps) {
  const { labels, placeholders, optional, note, submit } = content;
  const field = (name: FieldName) =>
    registerField({ form, name, text: { label: labels[name], placeholder: placeholders[name] } });
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.fields}>
        {lines.map(({ name, ...input }) => (
          <TextField key={name} isRequired {...input} {...field(name)} />
        ))}
      </div>
      <TextArea isRequired {...field('eventDescription')} />
      <TextArea note={optional} {...field('additionalNotes')} />
      <Text size="small" tone="secondary">
        {note}
      </Text>
      <DialogActions>
        {wayOut}
        <Button type="submit">{submit}</Button>
      </DialogActions>
    </form>
  );
}

import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Invitation, InvitationInput } from '@podium/data/schemas/invitation';
import { Button } from '@podium/ui/Button/Button';
import { DialogActions } from '@podium/ui/Dialog/DialogActions';
import { TextArea } from '@podium/ui/Field/TextArea';
import { TextField } from '@podium/ui/Field/TextField';
import { Text } from '@podium/ui/Text/Text';
import * as styles from './InvitationForm.css.ts';

type FieldName = Exclude<keyof InvitationInput, 'requirements'>;

export interface InvitationFormContent {
  labels: Record<FieldName, string>;
  placeholders: Partial<Record<FieldName, string>>;
  /** Behind the label of what may stay empty. */
  optional: string;
  /** What 'submit' does, and what it does not. */
  note: string;
  submit: string;
}

interface InvitationFormProps {
  content: InvitationFormContent;
  form: UseFormReturn<InvitationInput, unknown, Invitation>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The button that leads out of the dialog. */
  wayOut: ReactNode;
}

/** Answers of one line, in the order in which they stand on the slip. */
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

/** The slip that is torn off below the rider. */
export function InvitationForm({ content, form, onSubmit, wayOut }: InvitationFormProps) {
  const { labels, placeholders, optional, note, submit } = content;
  const { register, formState } = form;
  const field = (name: FieldName) => ({
    label: labels[name],
    placeholder: placeholders[name],
    errorMessage: formState.errors[name]?.message,
    ...register(name),
  });
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

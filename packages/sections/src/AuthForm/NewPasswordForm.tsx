import { zodResolver } from '@hookform/resolvers/zod';
import type { NewPasswordValues } from '@podium/data/schemas/auth.ts';
import { type CodeValues, newPasswordSchemaFor } from '@podium/data/schemas/secondFactor.ts';
import { TextField } from '@podium/ui/Field/TextField';
import { CodeField } from '../parts/CodeField.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { useFields } from '../parts/useFields.ts';
import type { AuthFormWords } from './authContent.ts';
import type { FormProps } from './formProps.ts';

interface NewPasswordFormProps extends FormProps<NewPasswordValues & CodeValues> {
  words: AuthFormWords;
  /** The failure is that of the code. */
  isCodeWrong: boolean;
  /** User name for password managers. */
  accountEmail: string;
  hasSecondFactor: boolean;
  /** Name of a new account, to be confirmed: another person may have typed it. */
  fullName?: string;
}

/** Sets the password of the account that a mailed link names. */
export function NewPasswordForm({
  content: { labels, passwordHint },
  words,
  isBusy,
  failure,
  isCodeWrong,
  accountEmail,
  hasSecondFactor,
  fullName,
  onSubmit,
}: NewPasswordFormProps) {
  const empty = { fullName, password: '', confirmPassword: '', code: '' };
  const { field, handleSubmit } = useFields(zodResolver(newPasswordSchemaFor(hasSecondFactor)), empty);
  const isNewAccount = fullName !== undefined;
  return (
    <FormFrame
      onSubmit={handleSubmit(onSubmit)}
      words={words}
      isBusy={isBusy}
      failure={isCodeWrong ? undefined : failure}
    >
      <input type="email" name="username" autoComplete="username" value={accountEmail} readOnly hidden />
      {isNewAccount && <TextField label={labels.fullName} autoComplete="name" isRequired {...field('fullName')} />}
      {hasSecondFactor && (
        <CodeField label={labels.code} {...field('code', { failure: isCodeWrong ? failure : undefined })} />
      )}
      <NewPasswordFields
        labels={{ ...labels, password: isNewAccount ? labels.password : labels.newPassword }}
        hint={passwordHint}
        field={field}
      />
    </FormFrame>
  );
}

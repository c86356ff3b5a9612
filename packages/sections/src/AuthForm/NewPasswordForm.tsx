import { zodResolver } from '@hookform/resolvers/zod';
import type { NewPasswordValues } from '@podium/data/schemas/auth.ts';
import { type CodeValues, newPasswordSchemaFor } from '@podium/data/schemas/secondFactor.ts';
import { TextField } from '@podium/ui/Field/TextField';
import { useForm } from 'react-hook-form';
import { useTranslated } from '../parts/messages.tsx';
import type { AuthFormWords } from './authContent.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';
import type { FormProps } from './formProps.ts';
import { NewPasswordFields } from './private/NewPasswordFields.tsx';

interface NewPasswordFormProps extends FormProps<NewPasswordValues & CodeValues> {
  words: AuthFormWords;
  /** The failure is that of the code. */
  isCodeWrong: boolean;
  /** User name for password managers. */
  accountEmail: string;
  /** The account also requires a code. */
  hasSecondFactor: boolean;
  /** Name of a new account, to be confirmed: another person may have typed it. */
  fullName?: string;
}

/** Sets the password of the account that a mailed link names. */
export function NewPasswordForm({
  content,
  words,
  isBusy,
  failure,
  isCodeWrong,
  accountEmail,
  hasSecondFactor,
  fullName,
  onSubmit,
}: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: useTranslated(zodResolver(newPasswordSchemaFor(hasSecondFactor))),
    defaultValues: { fullName, password: '', confirmPassword: '', code: '' },
  });
  const { errors } = formState;
  return (
    <FormFrame
      onSubmit={handleSubmit(onSubmit)}
      words={words}
      isBusy={isBusy}
      failure={isCodeWrong ? undefined : failure}
    >
      <input type="email" name="username" autoComplete="username" value={accountEmail} readOnly hidden />
      {fullName !== undefined && (
        <TextField
          label={content.labels.fullName}
          autoComplete="name"
          errorMessage={errors.fullName?.message}
          isRequired
          {...register('fullName')}
        />
      )}
      {hasSecondFactor && (
        <CodeField
          label={content.labels.code}
          errorMessage={errors.code?.message ?? (isCodeWrong ? failure : undefined)}
          {...register('code')}
        />
      )}
      <NewPasswordFields
        content={content}
        label={fullName === undefined ? content.labels.newPassword : content.labels.password}
        errors={errors}
        register={register}
      />
    </FormFrame>
  );
}

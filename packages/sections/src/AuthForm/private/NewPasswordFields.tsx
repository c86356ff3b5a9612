import type { NewPasswordValues } from '@podium/data/schemas/auth.ts';
import { TextField } from '@podium/ui/Field/TextField';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { AuthFormContent } from '../authContent.ts';

interface NewPasswordFieldsProps {
  content: AuthFormContent;
  /** Label of the first field: the first password of an account is not called new. */
  label: string;
  errors: FieldErrors<NewPasswordValues>;
  register: UseFormRegister<NewPasswordValues>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ content, label, errors, register }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint={content.passwordHint}
        errorMessage={errors.password?.message}
        isRequired
        {...register('password', { deps: 'confirmPassword' })}
      />
      <TextField
        label={content.labels.confirmPassword}
        type="password"
        autoComplete="new-password"
        errorMessage={errors.confirmPassword?.message}
        isRequired
        {...register('confirmPassword')}
      />
    </>
  );
}

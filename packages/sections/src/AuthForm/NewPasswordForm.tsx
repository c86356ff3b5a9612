import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema, type NewPasswordValues } from '@podium/data/schemas/auth';
import { TextField } from '@podium/ui/Field/TextField';
import { useForm } from 'react-hook-form';
import { FormFrame } from './FormFrame.tsx';
import type { FormProps } from './formProps.ts';

interface NewPasswordFormProps extends FormProps<NewPasswordValues> {
  /** Whose password it is, for password managers. */
  accountEmail: string;
}

/** The form of the recovery session (rulings, 'Password reset'). */
export function NewPasswordForm({ content, isBusy, failure, accountEmail, onSubmit }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  return (
    <FormFrame
      onSubmit={handleSubmit(onSubmit)}
      submit={content.reset.submit}
      submitting={content.reset.submitting}
      isBusy={isBusy}
      failure={failure}
    >
      <input type="email" name="username" autoComplete="username" value={accountEmail} readOnly hidden />
      <TextField
        label={content.labels.newPassword}
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
    </FormFrame>
  );
}

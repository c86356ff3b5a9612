import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema, type NewPasswordValues } from '@podium/data/schemas/auth';
import { useForm } from 'react-hook-form';
import { FormFrame } from '../parts/FormFrame.tsx';
import type { FormProps } from './formProps.ts';
import { NewPasswordFields } from './private/NewPasswordFields.tsx';

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
  return (
    <FormFrame
      onSubmit={handleSubmit(onSubmit)}
      submit={content.reset.submit}
      submitting={content.reset.submitting}
      isBusy={isBusy}
      failure={failure}
    >
      <input type="email" name="username" autoComplete="username" value={accountEmail} readOnly hidden />
      <NewPasswordFields
        content={content}
        label={content.labels.newPassword}
        errors={formState.errors}
        register={register}
      />
    </FormFrame>
  );
}

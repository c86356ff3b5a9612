import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetRequestSchema, type PasswordResetRequestValues } from '@podium/data/schemas/auth';
import { TextField } from '@podium/ui/Field/TextField';
import { useForm } from 'react-hook-form';
import type { AuthFormWords } from './authContent.ts';
import { FormFrame } from './FormFrame.tsx';
import type { EmailProps, FormProps } from './formProps.ts';

interface EmailFormProps extends FormProps<PasswordResetRequestValues>, EmailProps {
  words: AuthFormWords;
}

/** One address: asks for a link to a new password, or for a new confirmation link. */
export function EmailForm({ content, words, isBusy, failure, email, onEmailChange, onSubmit }: EmailFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordResetRequestSchema),
    defaultValues: { email },
  });
  return (
    <FormFrame
      onSubmit={handleSubmit(onSubmit)}
      submit={words.submit}
      submitting={words.submitting}
      isBusy={isBusy}
      failure={failure}
    >
      <TextField
        label={content.labels.email}
        type="email"
        autoComplete="email"
        errorMessage={formState.errors.email?.message}
        isRequired
        {...register('email', { onChange: ({ target }) => onEmailChange(target.value) })}
      />
    </FormFrame>
  );
}

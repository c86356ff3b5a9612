import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordChangeSchema, type PasswordChangeValues } from '@podium/data/schemas/auth';
import type { Outcome } from '@podium/data/schemas/outcome';
import { TextField } from '@podium/ui/Field/TextField';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useSending } from '../../parts/useSending.ts';
import type { AccountContent } from '../accountContent.ts';

interface PasswordPartProps {
  content: AccountContent['password'];
  fallback: string;
  /** Whose password it is, for password managers. */
  email: string;
  onSubmit: (passwords: { current: string; next: string }) => Promise<Outcome>;
}

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** The present password, and the new one twice. */
export function PasswordPart({ content, fallback, email, onSubmit }: PasswordPartProps) {
  const { isBusy, failure, send } = useSending(fallback);
  const toasts = useToasts();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: empty,
  });
  const { labels } = content;

  const change = async ({ currentPassword, password }: PasswordChangeValues) => {
    const outcome = await send(content.failureTitle, () => onSubmit({ current: currentPassword, next: password }));
    if (!outcome?.ok) return;
    reset(empty);
    toasts.show(content.successToast);
  };

  const field = (name: keyof PasswordChangeValues) => ({
    label: labels[name],
    type: 'password' as const,
    isRequired: true,
    errorMessage: formState.errors[name]?.message,
  });

  return (
    <FormFrame
      onSubmit={handleSubmit(change)}
      submit={content.submit}
      submitting={content.submitting}
      isBusy={isBusy}
      failure={failure}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField {...field('currentPassword')} autoComplete="current-password" {...register('currentPassword')} />
      <TextField
        {...field('password')}
        autoComplete="new-password"
        hint={content.hint}
        {...register('password', { deps: 'confirmPassword' })}
      />
      <TextField {...field('confirmPassword')} autoComplete="new-password" {...register('confirmPassword')} />
    </FormFrame>
  );
}

import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { signInSchema, type SignInValues } from '@podium/data/schemas/auth.ts';
import { TextField } from '@podium/ui/Field/TextField';
import { FormFrame } from '../parts/FormFrame.tsx';
import { useFields } from '../parts/useFields.ts';
import type { EmailProps, FormProps } from './formProps.ts';
import { EmailField } from './private/EmailField.tsx';

/** The sign-in form (REQ-AUTH-1). */
export function SignInForm({
  content: { signIn, labels },
  isBusy,
  failure,
  email,
  onEmailChange,
  onSubmit,
}: FormProps<SignInValues> & EmailProps) {
  const { field, handleSubmit, getValues } = useFields(zodResolver(signInSchema), { email, password: '' });

  useEffect(() => {
    // Report a value that was typed before hydration, which fired no change event.
    onEmailChange(getValues('email'));
  }, [getValues, onEmailChange]);

  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} words={signIn} isBusy={isBusy} failure={failure}>
      <EmailField label={labels.email} {...field('email', { onChange: ({ target }) => onEmailChange(target.value) })} />
      <TextField
        label={labels.password}
        type="password"
        autoComplete="current-password"
        isRequired
        {...field('password')}
      />
    </FormFrame>
  );
}

import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { signInSchema, type SignInValues } from '@podium/data/schemas/auth.ts';
import { TextField } from '@podium/ui/Field/TextField';
import { useForm } from 'react-hook-form';
import { FormFrame } from '../parts/FormFrame.tsx';
import { useTranslated } from '../parts/messages.tsx';
import type { EmailProps, FormProps } from './formProps.ts';
import { EmailField } from './private/EmailField.tsx';

/** The sign-in form (REQ-AUTH-1). */
export function SignInForm({
  content,
  isBusy,
  failure,
  email,
  onEmailChange,
  onSubmit,
}: FormProps<SignInValues> & EmailProps) {
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: useTranslated(zodResolver(signInSchema)),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;

  useEffect(() => {
    // Report a value that was typed before hydration, which fired no change event.
    onEmailChange(getValues('email'));
  }, [getValues, onEmailChange]);

  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} words={content.signIn} isBusy={isBusy} failure={failure}>
      <EmailField
        label={content.labels.email}
        errorMessage={errors.email?.message}
        {...register('email', { onChange: ({ target }) => onEmailChange(target.value) })}
      />
      <TextField
        label={content.labels.password}
        type="password"
        autoComplete="current-password"
        errorMessage={errors.password?.message}
        isRequired
        {...register('password')}
      />
    </FormFrame>
  );
}

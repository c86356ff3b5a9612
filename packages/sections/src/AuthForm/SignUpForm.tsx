import { zodResolver } from '@hookform/resolvers/zod';
import { signUpSchema, type SignUpValues } from '@podium/data/schemas/auth.ts';
import { TextField } from '@podium/ui/Field/TextField';
import { useForm } from 'react-hook-form';
import { FormFrame } from '../parts/FormFrame.tsx';
import { useTranslated } from '../parts/messages.tsx';
import type { EmailProps, FormProps } from './formProps.ts';
import { EmailField } from './private/EmailField.tsx';
import { NewPasswordFields } from './private/NewPasswordFields.tsx';

/** The sign-up form (REQ-AUTH-1). */
export function SignUpForm({
  content,
  isBusy,
  failure,
  email,
  onEmailChange,
  onSubmit,
}: FormProps<SignUpValues> & EmailProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: useTranslated(zodResolver(signUpSchema)),
    defaultValues: { fullName: '', email, password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} words={content.signUp} isBusy={isBusy} failure={failure}>
      <TextField
        label={content.labels.fullName}
        autoComplete="name"
        errorMessage={errors.fullName?.message}
        isRequired
        {...register('fullName')}
      />
      <EmailField
        label={content.labels.email}
        errorMessage={errors.email?.message}
        {...register('email', { onChange: ({ target }) => onEmailChange(target.value) })}
      />
      <NewPasswordFields content={content} label={content.labels.password} errors={errors} register={register} />
    </FormFrame>
  );
}

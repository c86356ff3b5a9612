import { zodResolver } from '@hookform/resolvers/zod';
import { signUpSchema, type SignUpValues } from '@podium/data/schemas/auth.ts';
import { TextField } from '@podium/ui/Field/TextField';
import { FormFrame } from '../parts/FormFrame.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { useFields } from '../parts/useFields.ts';
import type { EmailProps, FormProps } from './formProps.ts';
import { EmailField } from './private/EmailField.tsx';

/** The sign-up form (REQ-AUTH-1). */
export function SignUpForm({
  content: { signUp, labels, passwordHint },
  isBusy,
  failure,
  email,
  onEmailChange,
  onSubmit,
}: FormProps<SignUpValues> & EmailProps) {
  const empty = { fullName: '', email, password: '', confirmPassword: '' };
  const { field, handleSubmit } = useFields(zodResolver(signUpSchema), empty);
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} words={signUp} isBusy={isBusy} failure={failure}>
      <TextField label={labels.fullName} autoComplete="name" isRequired {...field('fullName')} />
      <EmailField label={labels.email} {...field('email', { onChange: ({ target }) => onEmailChange(target.value) })} />
      <NewPasswordFields labels={labels} hint={passwordHint} field={field} />
    </FormFrame>
  );
}

import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" isRequired {...props} />;
}

/** The code of an authenticator app, with autofill. */
export function CodeField(props: TextFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" isRequired />;
}

/** The current password, unless `autoComplete` says that it is a new one. */
export function PasswordField(props: TextFieldProps) {
  return <TextField type="password" autoComplete="current-password" isRequired {...props} />;
}

type Name = 'password' | 'confirmPassword';

interface NewPasswordFieldsProps {
  labels: Record<Name, string>;
  hint: string;
  field: (name: Name, options?: { deps: Name }) => Omit<TextFieldProps, 'label'>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ labels, hint, field }: NewPasswordFieldsProps) {
  const props = (name: Name) => ({ label: labels[name], autoComplete: 'new-password' });
  return (
    <>
      <PasswordField {...props('password')} hint={hint} {...field('password', { deps: 'confirmPassword' })} />
      <PasswordField {...props('confirmPassword')} {...field('confirmPassword')} />
    </>
  );
}

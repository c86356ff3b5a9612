import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';

type Name = 'password' | 'confirmPassword';

interface NewPasswordFieldsProps {
  labels: Record<Name, string>;
  hint: string;
  /** `field` of `useFields`. */
  field: (name: Name, options?: { deps: Name }) => Omit<TextFieldProps, 'label'>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ labels, hint, field }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={labels.password}
        type="password"
        autoComplete="new-password"
        hint={hint}
        isRequired
        {...field('password', { deps: 'confirmPassword' })}
      />
      <TextField
        label={labels.confirmPassword}
        type="password"
        autoComplete="new-password"
        isRequired
        {...field('confirmPassword')}
      />
    </>
  );
}

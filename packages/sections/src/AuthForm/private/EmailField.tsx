import { TextField } from '@podium/ui/Field/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface EmailFieldProps extends UseFormRegisterReturn<'email'> {
  label: string;
  errorMessage: string | undefined;
}

/** The account's address. Spread the form's registration on it. */
export function EmailField(props: EmailFieldProps) {
  return <TextField type="email" autoComplete="email" isRequired {...props} />;
}

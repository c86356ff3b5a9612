import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@podium/ui/Field/TextField';

interface CodeFieldProps extends UseFormRegisterReturn {
  label: string;
  hint?: string;
  errorMessage?: string;
}

/** The code of an authenticator app, with autofill. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" isRequired />;
}

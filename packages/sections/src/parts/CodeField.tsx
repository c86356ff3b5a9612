import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';

/** The code of an authenticator app, with autofill. */
export function CodeField(props: TextFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" isRequired />;
}

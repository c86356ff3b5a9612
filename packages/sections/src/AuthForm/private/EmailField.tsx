import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';

/** The account's address. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" isRequired {...props} />;
}

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@podium/ui/Field/TextField';
import { type FieldText, letterField } from './letterField.ts';
import * as styles from './LetterLines.css.ts';

/** An answer of one line. */
export interface LetterLine<Name extends string> extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'isRequired'> {
  name: Name;
}

interface LetterLinesProps<Input extends FieldValues, Output, Name extends Path<Input>> {
  form: UseFormReturn<Input, unknown, Output>;
  /** In the order in which they stand. */
  lines: readonly LetterLine<Name>[];
  fields: Record<Name, FieldText>;
  /** Behind the label of what may stay empty. */
  optional: string;
}

/** The lines of a letter, two side by side from 768 px. */
export function LetterLines<Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  lines,
  fields,
  optional,
}: LetterLinesProps<Input, Output, Name>) {
  return (
    <div className={styles.lines}>
      {lines.map(({ name, ...input }) => (
        <TextField
          key={name}
          note={input.isRequired ? undefined : optional}
          {...input}
          {...letterField({ form, name, text: fields[name] })}
        />
      ))}
    </div>
  );
}

import type { FieldValues, Path } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '@podium/ui/Field/TextArea';
import { letterField, type LetterFieldProps } from './letterField.ts';

/** What the letter says. */
export function LetterMessage<Input extends FieldValues, Output, Name extends Path<Input>>({
  maxCharacters,
  ...field
}: LetterFieldProps<Input, Output, Name> & Pick<TextAreaProps, 'maxCharacters'>) {
  return <TextArea isRequired maxCharacters={maxCharacters} {...letterField(field)} />;
}

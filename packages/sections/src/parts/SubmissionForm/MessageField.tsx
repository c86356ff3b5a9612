import type { FieldValues, Path } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '@podium/ui/Field/TextArea';
import { registerField, type RegisterFieldOptions } from './registerField.ts';

export function MessageField<Input extends FieldValues, Output, Name extends Path<Input>>({
  maxCharacters,
  ...field
}: RegisterFieldOptions<Input, Output, Name> & Pick<TextAreaProps, 'maxCharacters'>) {
  return <TextArea isRequired maxCharacters={maxCharacters} {...registerField(field)} />;
}

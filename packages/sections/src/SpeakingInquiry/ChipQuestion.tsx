import { type Control, useController } from 'react-hook-form';
import type { ChoiceName } from '@podium/data/schemas/formFields.ts';
import type { SpeakingInquiry, SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry.ts';
import { ChipGroup } from '@podium/ui/Field/ChipGroup';

interface ChipQuestionProps {
  name: ChoiceName<SpeakingInquiry>;
  control: Control<SpeakingInquiryInput, unknown, SpeakingInquiry>;
  legend: string;
  note: string;
  options: readonly { value: string; label: string }[];
}

/** An optional question with all its answers shown as chips. */
export function ChipQuestion({ name, control, legend, note, options }: ChipQuestionProps) {
  const { field, fieldState, formState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  return (
    <ChipGroup
      legend={legend}
      note={note}
      name={name}
      options={options}
      value={value ?? ''}
      onChange={(answer) => {
        if (!formState.isSubmitting) onChange(answer);
      }}
      onBlur={onBlur}
      ref={ref}
      errorMessage={fieldState.error?.message}
    />
  );
}

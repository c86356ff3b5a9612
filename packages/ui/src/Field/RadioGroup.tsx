import type { Ref } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import * as option from './private/option.css.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';

export interface RadioGroupProps {
  /** The legend of the group. */
  legend: string;
  /** Name of the field in the form. */
  name: string;
  /** The options, in order. */
  options: readonly Option[];
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  /** Called with the value of the selected option. */
  onChange: (value: string) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** The selected option, or else the first, for forms that focus invalid fields. */
  ref?: Ref<HTMLInputElement>;
  /** Columns from 768px; one column below. @default 1 */
  columns?: 1 | 2;
  /** A hint between the legend and the options. */
  hint?: string;
  /** The error message of the group. */
  errorMessage?: string;
  /** Disables the field. */
  isDisabled?: boolean;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/** A single choice with all options visible. Arrow keys select. */
export function RadioGroup({ name, options, value, onChange, ref, columns = 1, ...group }: RadioGroupProps) {
  const tabStop = options.find((each) => each.value === value) ?? options[0];

  return (
    <OptionGroup {...group} role="radiogroup" layout={columns}>
      {options.map((each) => (
        <ChoiceInput
          key={each.value}
          ref={each === tabStop ? ref : undefined}
          className={option.row}
          type="radio"
          name={name}
          value={each.value}
          checked={each.value === value}
          onChange={() => onChange(each.value)}
        >
          <span className={option.radioMark} />
          {each.label}
        </ChoiceInput>
      ))}
    </OptionGroup>
  );
}

import type { Ref } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import * as option from './private/option.css.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';

export interface CheckboxGroupProps {
  /** The legend of the group. */
  legend: string;
  /** Name of the values in the form. */
  name: string;
  /** The options, in order. */
  options: readonly Option[];
  /** The values of the checked options. */
  value: readonly string[];
  /** Called with the checked values, in the order of `options`. */
  onChange: (value: string[]) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** The first option, for forms that focus invalid fields. */
  ref?: Ref<HTMLInputElement>;
  /** Columns from 768px; one column below. @default 1 */
  columns?: 1 | 2;
  /** A hint between the legend and the options. */
  hint?: string;
  /** The error message of the group. */
  errorMessage?: string;
  /** Disables the field. */
  isDisabled?: boolean;
}

/** Multiple choice with all options visible. */
export function CheckboxGroup({ name, options, value, onChange, ref, columns = 1, ...group }: CheckboxGroupProps) {
  function handleChange(changed: Option, isTicked: boolean) {
    const ticked = options.filter((each) => (each === changed ? isTicked : value.includes(each.value)));
    onChange(ticked.map((each) => each.value));
  }

  return (
    <OptionGroup {...group} layout={columns}>
      {options.map((each, index) => (
        <ChoiceInput
          key={each.value}
          ref={index === 0 ? ref : undefined}
          className={option.row}
          type="checkbox"
          name={name}
          value={each.value}
          checked={value.includes(each.value)}
          onChange={({ target }) => handleChange(each, target.checked)}
        >
          <span className={option.checkboxMark} />
          {each.label}
        </ChoiceInput>
      ))}
    </OptionGroup>
  );
}

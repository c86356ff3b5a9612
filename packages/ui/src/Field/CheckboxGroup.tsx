import type { Ref } from 'react';
import * as RadixCheckbox from '@radix-ui/react-checkbox';
import * as option from './private/option.css.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

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
  ref?: Ref<HTMLButtonElement>;
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
export function CheckboxGroup({
  legend,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  columns = 1,
  hint,
  errorMessage,
  isDisabled,
}: CheckboxGroupProps) {
  const ids = useFieldIds({ hint, errorMessage });

  function handleChange(changed: Option, isTicked: boolean) {
    const ticked = options.filter((each) => (each === changed ? isTicked : value.includes(each.value)));
    onChange(ticked.map((each) => each.value));
  }

  return (
    <OptionGroup
      ids={ids}
      legend={legend}
      layout={columns}
      hint={hint}
      errorMessage={errorMessage}
      disabled={isDisabled}
      onLeave={onBlur}
    >
      {options.map((each, index) => (
        <div key={each.value} className={option.cell}>
          <RadixCheckbox.Root
            name={name}
            value={each.value}
            checked={value.includes(each.value)}
            onCheckedChange={(state) => handleChange(each, state === true)}
            ref={index === 0 ? ref : undefined}
            className={option.row}
          >
            <span className={option.checkboxMark} />
            {each.label}
          </RadixCheckbox.Root>
        </div>
      ))}
    </OptionGroup>
  );
}

import type { Ref } from 'react';
import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { useArrowKeySelection } from '../arrowKeySelection/useArrowKeySelection.ts';
import * as option from './private/option.css.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

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
  ref?: Ref<HTMLButtonElement>;
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
export function RadioGroup({
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
  isRequired,
}: RadioGroupProps) {
  const ids = useFieldIds({ hint, errorMessage });
  const { ref: groupRef, direction } = useInheritedDirection<HTMLFieldSetElement>();
  const { onKeyDown, onOptionFocus } = useArrowKeySelection(onChange);
  const tabStop = options.find((each) => each.value === value) ?? options[0];

  return (
    <RadixRadioGroup.Root
      asChild
      name={name}
      value={value}
      onValueChange={onChange}
      dir={direction}
      onKeyDown={onKeyDown}
      aria-required={isRequired}
    >
      <OptionGroup
        ref={groupRef}
        ids={ids}
        legend={legend}
        layout={columns}
        hint={hint}
        errorMessage={errorMessage}
        disabled={isDisabled}
        onLeave={onBlur}
      >
        {options.map((each) => (
          <div key={each.value} className={option.cell}>
            <RadixRadioGroup.Item
              value={each.value}
              ref={each === tabStop ? ref : undefined}
              onFocus={() => onOptionFocus(each.value)}
              className={option.row}
            >
              <span className={option.radioMark} />
              {each.label}
            </RadixRadioGroup.Item>
          </div>
        ))}
      </OptionGroup>
    </RadixRadioGroup.Root>
  );
}

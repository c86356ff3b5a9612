import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import * as option from './private/option.css.ts';
import { type ChoiceGroupProps, OptionGroup } from './private/OptionGroup.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  onChange: (value: string) => void;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/**
 * One of several options, all visible.
 *
 * @avoid An optional choice among short options: use `ChipGroup`. More than about eight options. Filters: use
 *   `FilterGroup`.
 * @do Order the options by size or by frequency.
 * @dont Select one beforehand, unless it is right for most.
 * @keyboard One Tab stop. Arrow keys select and wrap around; Enter does not submit the form.
 * @screenReader A radio group named by its legend, with hint and error message as description.
 */
export function RadioGroup({ name, options, value, onChange, ref, ...group }: RadioGroupProps) {
  const tabStop = options.find((each) => each.value === value) ?? options[0];

  return (
    <OptionGroup {...group} role="radiogroup" layout="rows">
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

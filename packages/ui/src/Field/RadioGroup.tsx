import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import * as option from './private/option.css.ts';
import { type ChoiceGroupProps, OptionGroup } from './private/OptionGroup.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  /** Called with the value of the selected option. */
  onChange: (value: string) => void;
  /** Columns from 768px; one column below. @default 1 */
  columns?: 1 | 2;
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

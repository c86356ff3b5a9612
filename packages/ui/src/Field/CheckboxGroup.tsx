import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import * as option from './private/option.css.ts';
import { type ChoiceGroupProps, OptionGroup, type Option } from './private/OptionGroup.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The values of the checked options. */
  value: readonly string[];
  /** Called with the checked values, in the order of `options`. */
  onChange: (value: string[]) => void;
  /** Columns from 768px; one column below. @default 1 */
  columns?: 1 | 2;
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

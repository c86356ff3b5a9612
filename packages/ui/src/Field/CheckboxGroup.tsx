import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import * as option from './private/option.css.ts';
import { type ChoiceGroupProps, OptionGroup, type Option } from './private/OptionGroup.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  value: readonly string[];
  /** Called with the checked values, in the order of `options`. */
  onChange: (value: string[]) => void;
}

/**
 * Any number of several options, all visible.
 *
 * @avoid Exactly one: use `RadioGroup`. A filter of a list: use `MultiFilterGroup`.
 * @do Put the question into the label of the group.
 * @keyboard Each box is a Tab stop; Space toggles.
 * @screenReader A group named by its legend, with hint and error message as description.
 */
export function CheckboxGroup({ name, options, value, onChange, ref, ...group }: CheckboxGroupProps) {
  function handleChange(changed: Option, isTicked: boolean) {
    const ticked = options.filter((each) => (each === changed ? isTicked : value.includes(each.value)));
    onChange(ticked.map((each) => each.value));
  }

  return (
    <OptionGroup {...group} layout="rows">
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

import type { KeyboardEvent, Ref } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { chip } from '../FilterGroup/chip.css.ts';
import { type ChoiceGroupProps, OptionGroup } from './private/OptionGroup.tsx';

export interface ChipGroupProps extends ChoiceGroupProps {
  /** A lighter suffix of the legend: '(optional)'. */
  note?: string;
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  /** Called with the selected value, or '' when the selected chip is pressed again. */
  onChange: (value: string) => void;
  /** The selected chip, or else the first, for forms that focus invalid fields. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An optional single choice among a few short options. A second press clears it.
 *
 * @avoid Required or long options: use `RadioGroup`. Filters: use `FilterGroup`.
 * @do Say in `note` that it is optional.
 * @keyboard One Tab stop. Arrow keys select; Space clears the selection.
 * @screenReader A radio group named by its legend, with hint and error message as description.
 */
export function ChipGroup({ name, options, value, onChange, ref, ...group }: ChipGroupProps) {
  const tabStop = options.find((each) => each.value === value) ?? options[0];

  return (
    <OptionGroup {...group} role="radiogroup" layout="chips">
      {options.map((each) => (
        <ChoiceInput
          key={each.value}
          ref={each === tabStop ? ref : undefined}
          className={chip}
          type="radio"
          name={name}
          value={each.value}
          checked={each.value === value}
          onChange={() => onChange(each.value)}
          {...(each.value === value && pressToClear(() => onChange('')))}
        >
          {each.label}
        </ChoiceInput>
      ))}
    </OptionGroup>
  );
}

/** Handlers of the selected radio button, which has no change event and is not clicked by Space in every browser. */
function pressToClear(clear: () => void) {
  return {
    onClick: clear,
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      clear();
    },
  };
}

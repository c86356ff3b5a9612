import { useId } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { chip } from './chip.css.ts';
import * as styles from './FilterGroup.css.ts';
import { FilterLabel } from './private/FilterLabel.tsx';
import { showWholeChip } from './private/showWholeChip.ts';

export interface FilterGroupProps<Value extends string> {
  /** What the chips filter by. */
  label: string;
  /** Visually hides the label, where the page already shows it. @default false */
  isLabelHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  /** The value of the selected chip; one is always selected. */
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Filters a list by one value. One chip is always selected, so include one for all.
 *
 * @avoid An answer in a form: use `ChipGroup` or `RadioGroup`. Several values at once: use `MultiFilterGroup`. Parts of
 *   a page: use `Tabs`.
 * @do State the number of results in an `output`, so that the effect is announced.
 * @keyboard One Tab stop. Arrow keys select and wrap around.
 * @screenReader A radio group named by `label`, also when the label is hidden.
 */
export function FilterGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: FilterGroupProps<Value>) {
  const id = useId();

  return (
    <div className={styles.group}>
      <FilterLabel id={id} isHidden={isLabelHidden}>
        {label}
      </FilterLabel>
      <div role="radiogroup" aria-labelledby={id} className={styles.rail}>
        {options.map((option) => (
          <ChoiceInput
            key={option.value}
            className={chip}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={showWholeChip}
          >
            {option.label}
          </ChoiceInput>
        ))}
      </div>
    </div>
  );
}

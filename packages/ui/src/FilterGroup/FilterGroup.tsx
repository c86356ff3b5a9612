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
  /** The options, in order. */
  options: readonly { value: Value; label: string }[];
  /** The value of the selected chip; one is always selected. */
  value: Value;
  /** Called with the value of the selected chip. */
  onChange: (value: Value) => void;
}

/** Chips with a single selection; pressing the selected chip keeps it. Arrow keys select. */
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

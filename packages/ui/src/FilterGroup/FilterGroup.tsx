import { useId } from 'react';
import { ChoiceInput } from '../choiceInput/ChoiceInput.tsx';
import { chip } from './chip.css.ts';
import * as styles from './FilterGroup.css.ts';

export interface FilterGroupProps<Value extends string> {
  /** What the chips filter by. Only for screen readers, because the page shows it. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Filters a list by one value. One chip is always selected, so include one for all.
 *
 * @avoid An answer in a form: use `RadioGroup`. Several values: use `MultiFilterGroup`. Parts of a page: use `Tabs`.
 * @do State the number of results in an `output`, so that the effect is announced.
 * @keyboard One Tab stop. Arrow keys select and wrap around.
 * @screenReader A radio group named by `label`.
 */
export function FilterGroup<Value extends string>({ label, options, value, onChange }: FilterGroupProps<Value>) {
  const name = useId();

  return (
    <div role="radiogroup" aria-label={label} className={styles.line}>
      {options.map((option) => (
        <ChoiceInput
          key={option.value}
          className={chip}
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </ChoiceInput>
      ))}
    </div>
  );
}

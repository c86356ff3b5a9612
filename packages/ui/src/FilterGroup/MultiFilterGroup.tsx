import { useId } from 'react';
import { chip } from './chip.css.ts';
import * as styles from './FilterGroup.css.ts';

export interface MultiFilterGroupProps<Value extends string> {
  /** What the chips filter by. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The selected values. An empty list means no filter. */
  value: readonly Value[];
  /** Called with the selected values, in the order of `options`. */
  onChange: (value: Value[]) => void;
}

/**
 * Filters a list by any number of values. No selection means no filter.
 *
 * @avoid Answers in a form: use `CheckboxGroup`. Exactly one value: use `FilterGroup`.
 * @do State the number of results in an `output`, so that the effect is announced.
 * @keyboard Each chip is a button: Space and Enter toggle it.
 * @screenReader A group named by `label`; each chip is announced as pressed or not.
 */
export function MultiFilterGroup<Value extends string>(props: MultiFilterGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const labelId = useId();

  /** Keeps the values in the order of the options. */
  const toggle = (toggled: Value) =>
    onChange(options.map((option) => option.value).filter((each) => value.includes(each) !== (each === toggled)));

  return (
    <div className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its label is beside the chips */}
      <div role="group" aria-labelledby={labelId} className={styles.chips}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={chip}
            aria-pressed={value.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

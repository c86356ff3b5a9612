import { useId } from 'react';
import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { chip } from './chip.css.ts';
import * as styles from './FilterGroup.css.ts';

export interface MultiFilterGroupProps<Value extends string> {
  /** What the chips filter by. Only for screen readers, because the page shows it. */
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
 * @keyboard One Tab stop. Arrow keys move focus, Space and Enter toggle.
 * @screenReader A group named by `label`; each chip is announced as pressed or not.
 */
export function MultiFilterGroup<Value extends string>(props: MultiFilterGroupProps<Value>) {
  const { label, options, value, onChange } = props;
  const labelId = useId();
  const { ref, direction } = useInheritedDirection<HTMLDivElement>();

  return (
    <div className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <RadixToggleGroup.Root
        ref={ref}
        type="multiple"
        value={[...value]}
        onValueChange={(next) => onChange(options.map((each) => each.value).filter((each) => next.includes(each)))}
        dir={direction}
        aria-labelledby={labelId}
        className={styles.chips}
      >
        {options.map((option) => (
          <RadixToggleGroup.Item key={option.value} value={option.value} className={chip}>
            {option.label}
          </RadixToggleGroup.Item>
        ))}
      </RadixToggleGroup.Root>
    </div>
  );
}

import { useId } from 'react';
import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { chip } from './chip.css.ts';
import * as styles from './FilterGroup.css.ts';
import { FilterLabel } from './private/FilterLabel.tsx';
import { showWholeChip } from './private/showWholeChip.ts';

export interface MultiFilterGroupProps<Value extends string> {
  /** What the chips filter by. */
  label: string;
  /** Keeps the label for screen readers only, where the page says it already. @default false */
  isLabelHidden?: boolean;
  /** The choices, in their order. */
  options: readonly { value: Value; label: string }[];
  /** The options that are on. None of them is no filter. */
  value: readonly Value[];
  /** Receives the values in the order of `options`, however they were pressed. */
  onChange: (value: Value[]) => void;
}

/** Chips of which any number is on, also none. Arrow keys move, Space switches. */
export function MultiFilterGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: MultiFilterGroupProps<Value>) {
  const labelId = useId();
  const { ref, direction } = useInheritedDirection<HTMLDivElement>();

  return (
    <div className={styles.group}>
      <FilterLabel id={labelId} isHidden={isLabelHidden}>
        {label}
      </FilterLabel>
      <RadixToggleGroup.Root
        ref={ref}
        type="multiple"
        value={[...value]}
        onValueChange={(next) => onChange(options.map((each) => each.value).filter((each) => next.includes(each)))}
        dir={direction}
        aria-labelledby={labelId}
        className={styles.rail}
        onClick={showWholeChip}
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

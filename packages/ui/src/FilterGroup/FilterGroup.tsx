import { useId } from 'react';
import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { useKeyChoice } from '../keyChoice/useKeyChoice.ts';
import { chip } from './chip.css.ts';
import * as styles from './FilterGroup.css.ts';
import { FilterLabel } from './private/FilterLabel.tsx';
import { showWholeChip } from './private/showWholeChip.ts';

export interface FilterGroupProps<Value extends string> {
  /** What the chips filter by. */
  label: string;
  /** Keeps the label for screen readers only, where the page says it already. @default false */
  isLabelHidden?: boolean;
  /** The choices, in their order. */
  options: readonly { value: Value; label: string }[];
  /** One option is always on. */
  value: Value;
  /** Called with the value of the chip that was chosen. */
  onChange: (value: Value) => void;
}

/** Chips of which exactly one is on; pressing that one again leaves it on. Arrow keys choose. */
export function FilterGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: FilterGroupProps<Value>) {
  const labelId = useId();
  const { ref, direction } = useInheritedDirection<HTMLDivElement>();
  const { onKeyDown, onOptionFocus } = useKeyChoice(choose);

  function choose(next: string) {
    const option = options.find((each) => each.value === next);
    if (option && option.value !== value) onChange(option.value);
  }

  return (
    <div className={styles.group}>
      <FilterLabel id={labelId} isHidden={isLabelHidden}>
        {label}
      </FilterLabel>
      <RadixToggleGroup.Root
        ref={ref}
        type="single"
        value={value}
        onValueChange={choose}
        dir={direction}
        aria-labelledby={labelId}
        className={styles.rail}
        onClick={showWholeChip}
        onKeyDown={onKeyDown}
      >
        {options.map((option) => (
          <RadixToggleGroup.Item
            key={option.value}
            value={option.value}
            className={chip}
            onFocus={() => onOptionFocus(option.value)}
          >
            {option.label}
          </RadixToggleGroup.Item>
        ))}
      </RadixToggleGroup.Root>
    </div>
  );
}

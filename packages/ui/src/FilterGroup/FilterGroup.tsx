import { useId } from 'react';
import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { useArrowKeySelection } from '../arrowKeySelection/useArrowKeySelection.ts';
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
  const labelId = useId();
  const { ref, direction } = useInheritedDirection<HTMLDivElement>();
  const { onKeyDown, onOptionFocus } = useArrowKeySelection(choose);

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

import type { Ref } from 'react';
import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { chip } from '../FilterGroup/chip.css.ts';
import { useArrowKeySelection } from '../arrowKeySelection/useArrowKeySelection.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

export interface ChipGroupProps {
  /** The legend of the group. */
  legend: string;
  /** A lighter suffix of the legend: '(optional)'. */
  note?: string;
  /** Name of the field in the form. */
  name: string;
  /** The options, in order. */
  options: readonly Option[];
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  /** Called with the selected value, or '' when the selected chip is pressed again. */
  onChange: (value: string) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** The selected chip, or else the first, for forms that focus invalid fields. */
  ref?: Ref<HTMLButtonElement>;
  /** A hint between the legend and the options. */
  hint?: string;
  /** The error message of the group. */
  errorMessage?: string;
  /** Disables the field. */
  isDisabled?: boolean;
}

/**
 * An optional single choice among a few short options; a second press clears it. Arrow keys select. For required or
 * long options, use a `RadioGroup`.
 */
export function ChipGroup({
  legend,
  note,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  hint,
  errorMessage,
  isDisabled,
}: ChipGroupProps) {
  const ids = useFieldIds({ hint, errorMessage });
  const { ref: groupRef, direction } = useInheritedDirection<HTMLFieldSetElement>();
  const { onKeyDown, onOptionFocus } = useArrowKeySelection(onChange);
  const tabStop = options.find((each) => each.value === value) ?? options[0];

  return (
    <RadixToggleGroup.Root
      asChild
      type="single"
      value={value}
      onValueChange={onChange}
      dir={direction}
      onKeyDown={onKeyDown}
    >
      <OptionGroup
        ref={groupRef}
        ids={ids}
        legend={legend}
        note={note}
        layout="chips"
        hint={hint}
        errorMessage={errorMessage}
        disabled={isDisabled}
        onLeave={onBlur}
      >
        <input type="hidden" name={name} value={value} />
        {options.map((each) => (
          <RadixToggleGroup.Item
            key={each.value}
            value={each.value}
            ref={each === tabStop ? ref : undefined}
            className={chip}
            onFocus={() => onOptionFocus(each.value)}
          >
            {each.label}
          </RadixToggleGroup.Item>
        ))}
      </OptionGroup>
    </RadixToggleGroup.Root>
  );
}

import type { Ref } from 'react';
import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { chip } from '../FilterGroup/chip.css.ts';
import { useKeyChoice } from '../keyChoice/useKeyChoice.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

export interface ChipGroupProps {
  /** The question. */
  legend: string;
  /** Stands behind the question, lighter: '(optional)'. */
  note?: string;
  /** The key of the answer in the form. */
  name: string;
  /** The answers, in their order. */
  options: readonly Option[];
  /** The value of the chosen option, or '' while none is chosen. */
  value: string;
  /** Receives '' when the chosen chip is pressed again. */
  onChange: (value: string) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** The chip that Tab would reach, the chosen one or else the first, for forms that focus what is wrong. */
  ref?: Ref<HTMLButtonElement>;
  /** Stands between the question and the answers. */
  hint?: string;
  /** What is wrong with the answer, said once for the group. */
  errorMessage?: string;
  /** Not to be answered now. */
  isDisabled?: boolean;
}

/**
 * One answer out of a few short ones, or none: a second press takes it back. Arrow keys choose. Where an answer is
 * required, or the answers are long, use a `RadioGroup`.
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
  const { onKeyDown, onOptionFocus } = useKeyChoice(onChange);
  const entrance = options.find((each) => each.value === value) ?? options[0];

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
            ref={each === entrance ? ref : undefined}
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

import type { Ref } from 'react';
import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { useKeyChoice } from '../keyChoice/useKeyChoice.ts';
import * as option from './private/option.css.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

export interface RadioGroupProps {
  /** The question. */
  legend: string;
  /** The key of the answer in the form. */
  name: string;
  /** The answers, in their order. */
  options: readonly Option[];
  /** The value of the chosen option, or '' while none is chosen. */
  value: string;
  /** Called with the value of the answer that was chosen. */
  onChange: (value: string) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** The option that Tab would reach, the chosen one or else the first, for forms that focus what is wrong. */
  ref?: Ref<HTMLButtonElement>;
  /** Side by side from 768px; below, one under the other. @default 1 */
  columns?: 1 | 2;
  /** Stands between the question and the answers. */
  hint?: string;
  /** What is wrong with the answer, said once for the group. */
  errorMessage?: string;
  /** Not to be answered now. */
  isDisabled?: boolean;
  /** Said to screen readers; the form itself checks the answer. */
  isRequired?: boolean;
}

/** One answer out of a few, all of them in sight. Arrow keys choose. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  columns = 1,
  hint,
  errorMessage,
  isDisabled,
  isRequired,
}: RadioGroupProps) {
  const ids = useFieldIds({ hint, errorMessage });
  const { ref: groupRef, direction } = useInheritedDirection<HTMLFieldSetElement>();
  const { onKeyDown, onOptionFocus } = useKeyChoice(onChange);
  const entrance = options.find((each) => each.value === value) ?? options[0];

  return (
    <RadixRadioGroup.Root
      asChild
      name={name}
      value={value}
      onValueChange={onChange}
      dir={direction}
      onKeyDown={onKeyDown}
      aria-required={isRequired}
    >
      <OptionGroup
        ref={groupRef}
        ids={ids}
        legend={legend}
        layout={columns}
        hint={hint}
        errorMessage={errorMessage}
        disabled={isDisabled}
        onLeave={onBlur}
      >
        {options.map((each) => (
          <div key={each.value} className={option.cell}>
            <RadixRadioGroup.Item
              value={each.value}
              ref={each === entrance ? ref : undefined}
              onFocus={() => onOptionFocus(each.value)}
              className={option.row}
            >
              <span className={option.radioMark} />
              {each.label}
            </RadixRadioGroup.Item>
          </div>
        ))}
      </OptionGroup>
    </RadixRadioGroup.Root>
  );
}

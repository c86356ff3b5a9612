import type { Ref } from 'react';
import * as RadixCheckbox from '@radix-ui/react-checkbox';
import * as option from './private/option.css.ts';
import { OptionGroup, type Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

export interface CheckboxGroupProps {
  /** The question. */
  legend: string;
  /** The key of the answers in the form. */
  name: string;
  /** The answers, in their order. */
  options: readonly Option[];
  /** The values of the ticked options. */
  value: readonly string[];
  /** Receives the values in the order of `options`, however they were ticked. */
  onChange: (value: string[]) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** The first option, for forms that focus what is wrong. */
  ref?: Ref<HTMLButtonElement>;
  /** Side by side from 768px; below, one under the other. @default 1 */
  columns?: 1 | 2;
  /** Stands between the question and the answers. */
  hint?: string;
  /** What is wrong with the answer, said once for the group. */
  errorMessage?: string;
  /** Not to be answered now. */
  isDisabled?: boolean;
}

/** Any number of answers out of a few, all of them in sight. */
export function CheckboxGroup({
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
}: CheckboxGroupProps) {
  const ids = useFieldIds({ hint, errorMessage });

  function handleChange(changed: Option, isTicked: boolean) {
    const ticked = options.filter((each) => (each === changed ? isTicked : value.includes(each.value)));
    onChange(ticked.map((each) => each.value));
  }

  return (
    <OptionGroup
      ids={ids}
      legend={legend}
      layout={columns}
      hint={hint}
      errorMessage={errorMessage}
      disabled={isDisabled}
      onLeave={onBlur}
    >
      {options.map((each, index) => (
        <div key={each.value} className={option.cell}>
          <RadixCheckbox.Root
            name={name}
            value={each.value}
            checked={value.includes(each.value)}
            onCheckedChange={(state) => handleChange(each, state === true)}
            ref={index === 0 ? ref : undefined}
            className={option.row}
          >
            <span className={option.checkboxMark} />
            {each.label}
          </RadixCheckbox.Root>
        </div>
      ))}
    </OptionGroup>
  );
}

import { useState, type Ref } from 'react';
import * as RadixSelect from '@radix-ui/react-select';
import { useInheritedDirection } from '../direction/useInheritedDirection.ts';
import { Icon } from '../Icon/Icon.tsx';
import { box } from './private/box.css.ts';
import { FieldFrame, type FieldWords } from './private/FieldFrame.tsx';
import type { Option } from './private/OptionGroup.tsx';
import { useFieldIds } from './private/useFieldIds.ts';
import * as styles from './Select.css.ts';

export interface SelectProps extends FieldWords {
  /** Name of the field in the form. */
  name: string;
  /** The options, in order. */
  options: readonly Option[];
  /** The value of the selected option, or '' if none is selected. */
  value: string;
  /** Called with the value of the selected option. */
  onChange: (value: string) => void;
  /** Called when focus leaves the field, but not when it moves into the list. */
  onBlur?: () => void;
  /** The button that opens the list, for forms that focus invalid fields. */
  ref?: Ref<HTMLButtonElement>;
  /** The placeholder. */
  placeholder: string;
  /** Disables the field. */
  isDisabled?: boolean;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/** A single choice among many options, in a popup list. For few options, use a `RadioGroup` or a `ChipGroup`. */
export function Select({
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  isDisabled,
  isRequired,
  tone = 'paper',
  ...words
}: SelectProps) {
  const ids = useFieldIds(words);
  const [isOpen, setOpen] = useState(false);
  const { ref: placeRef, direction } = useInheritedDirection<HTMLDivElement>();
  const [dialog, setDialog] = useState<Element | null>(null);
  const chosen = options.find((each) => each.value === value);

  // The native select that Radix keeps for forms also reports values that are no options, while it is filled.
  function choose(next: string) {
    if (options.some((each) => each.value === next)) onChange(next);
  }

  function handleOpenChange(willBeOpen: boolean) {
    // A portal at the end of the page would be below an open dialog.
    setDialog(placeRef.current?.closest('dialog') ?? null);
    setOpen(willBeOpen);
  }

  return (
    <FieldFrame {...words} ids={ids} tone={tone}>
      <div ref={placeRef} className={styles.place}>
        <RadixSelect.Root
          name={name}
          value={value}
          onValueChange={choose}
          open={isOpen}
          onOpenChange={handleOpenChange}
          dir={direction}
          disabled={isDisabled}
        >
          <RadixSelect.Trigger
            ref={ref}
            id={ids.control}
            className={`${box[tone]} ${styles.trigger}`}
            onBlur={() => !isOpen && onBlur?.()}
            aria-required={isRequired}
            aria-invalid={words.errorMessage ? true : undefined}
            aria-describedby={ids.describedBy}
          >
            <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
            <Icon name="chevron" />
          </RadixSelect.Trigger>
          <RadixSelect.Portal container={dialog}>
            <RadixSelect.Content position="popper" sideOffset={4} className={styles.list} aria-labelledby={ids.label}>
              <RadixSelect.Viewport>
                {options.map((each) => (
                  <RadixSelect.Item key={each.value} value={each.value} className={styles.option}>
                    <RadixSelect.ItemText>{each.label}</RadixSelect.ItemText>
                    <RadixSelect.ItemIndicator className={styles.tick}>
                      <Icon name="check" />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      </div>
    </FieldFrame>
  );
}

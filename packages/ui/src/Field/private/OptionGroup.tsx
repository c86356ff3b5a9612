import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { ChoiceInput } from '../../choiceInput/ChoiceInput.tsx';
import { chip } from '../../FilterGroup/chip.css.ts';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './fieldParts.css.ts';
import * as option from './option.css.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface ChoiceGroupProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  onBlur?: () => void;
  /** The chosen option, or else the first, for forms that focus invalid fields. */
  ref?: Ref<HTMLInputElement>;
  hint?: string;
  errorMessage?: string;
}

interface OptionGroupProps extends ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  layout: keyof typeof option.layout;
  note?: string;
  isRequired?: boolean;
  chosen: readonly string[];
  /** Called with the option that was pressed. */
  onChoose: (value: string) => void;
  /** Called when the chosen radio button is pressed again. */
  onClear?: () => void;
}

export function OptionGroup(props: OptionGroupProps) {
  const { type, layout, legend, note, name, options, chosen, onChoose, onClear, onBlur, ref, hint, errorMessage } =
    props;
  const ids = useFieldIds(props);
  const focusTarget = options.find(({ value }) => chosen.includes(value)) ?? options[0];

  const leaving = {
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) onBlur?.();
    },
  };

  return (
    <fieldset
      {...leaving}
      {...ids.aria}
      role={type === 'radio' ? 'radiogroup' : undefined}
      className={styles.group}
      data-invalid={errorMessage ? '' : undefined}
      aria-labelledby={ids.label}
    >
      <legend id={ids.label} className={styles.legend}>
        {`${legend} `}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.answers}>
        {hint && (
          <p id={ids.hint} className={styles.groupHint}>
            {hint}
          </p>
        )}
        <div className={option.layout[layout]}>
          {options.map((each) => (
            <ChoiceInput
              key={each.value}
              ref={each === focusTarget ? ref : undefined}
              className={layout === 'chips' ? chip : option.row}
              type={type}
              name={name}
              value={each.value}
              checked={chosen.includes(each.value)}
              onChange={() => onChoose(each.value)}
              {...(onClear && chosen.includes(each.value) && pressToClear(onClear))}
            >
              {layout === 'rows' && <span className={option.mark[type]} />}
              {each.label}
            </ChoiceInput>
          ))}
        </div>
        <FieldMessage id={ids.message}>{errorMessage}</FieldMessage>
      </div>
    </fieldset>
  );
}

/** Handlers of the selected radio button, which has no change event and is not clicked by Space in every browser. */
function pressToClear(clear: () => void) {
  return {
    onClick: clear,
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      clear();
    },
  };
}

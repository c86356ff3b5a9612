import { useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { CharacterCount } from './private/CharacterCount.tsx';
import { FieldFrame, type FieldWords } from './private/FieldFrame.tsx';
import { growWithText } from './private/growWithText.ts';
import type { OwnAttributes } from './private/ownAttributes.ts';
import { useFieldIds } from './private/useFieldIds.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, OwnAttributes | 'cols' | 'maxLength' | 'rows'> {
  /** Name of the field in the form. */
  name: string;
  /**
   * Maximum shown by the counter. The field accepts more, so that pasted text is not cut off; the form validates the
   * length.
   */
  maxCharacters?: number;
  /** Disables the field. */
  isDisabled?: boolean;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/**
 * Several lines of text; the box grows with them. All other attributes of a native textarea, events and `ref` reach
 * it, so that a form library's registration can be spread on it.
 */
export function TextArea({
  label,
  note,
  hint,
  errorMessage,
  maxCharacters,
  isDisabled,
  isRequired,
  id,
  ref,
  onInput,
  ...textarea
}: TextAreaProps) {
  const ids = useFieldIds({ id, hint, errorMessage, hasCount: maxCharacters !== undefined });
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(String(textarea.value ?? textarea.defaultValue ?? '').length);
  useImperativeHandle(ref, () => areaRef.current!);

  function measure() {
    const area = areaRef.current!;
    setCount(area.value.length);
    growWithText(area);
  }

  // After every render: a form reset sets the value without an event.
  useLayoutEffect(measure);

  return (
    <FieldFrame
      ids={ids}
      label={label}
      note={note}
      hint={hint}
      errorMessage={errorMessage}

      aside={maxCharacters && <CharacterCount id={ids.count} count={count} max={maxCharacters} />}
    >
      <textarea
        {...textarea}
        ref={areaRef}
        id={ids.control}
        className={styles.area}
        disabled={isDisabled}
        aria-required={isRequired}
        aria-invalid={errorMessage ? true : undefined}
        aria-describedby={ids.describedBy}
        onInput={(event) => {
          measure();
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}

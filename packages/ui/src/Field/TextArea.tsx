import { useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { area } from './private/box.css.ts';
import { CharacterCount } from './private/CharacterCount.tsx';
import { FieldFrame, type FieldWords, type OwnAttributes } from './private/FieldFrame.tsx';
import { useFieldIds } from './private/useFieldIds.ts';

export interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, OwnAttributes | 'cols' | 'maxLength' | 'rows'> {
  name: string;
  /** Shown by the counter, which counts code points of the trimmed text. The field accepts more, so that no pasted text is lost; the form validates the length. */
  maxCharacters?: number;
  /** Announced by screen readers; the form validates the value. */
  isRequired?: boolean;
}

/**
 * Several lines of text; the box grows with them, where the browser can do that. Attributes, events and `ref` of a native
 * textarea reach it, so that a form library's registration can be spread on it.
 *
 * @avoid One line: use `TextField`.
 * @do Give `maxCharacters` where the service has a limit. Longer text is kept and marked.
 * @dont Use a placeholder in place of a label or hint: it disappears with the first key.
 * @keyboard Tab leaves the field; Enter begins a new line.
 * @screenReader Label, hint, error message and count are connected. The count is announced after a pause.
 */
export function TextArea(props: TextAreaProps) {
  const { label, note, hint, errorMessage, maxCharacters, isRequired, id, ref, onInput, ...textarea } = props;
  const ids = useFieldIds({ id, hint, errorMessage, hasCount: maxCharacters !== undefined, isRequired });
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(charactersIn(String(textarea.value ?? textarea.defaultValue ?? '')));
  useImperativeHandle(ref, () => areaRef.current!);

  const countText = () => setCount(charactersIn(areaRef.current!.value));

  // After every render: a form reset sets the value without an event.
  useLayoutEffect(countText);

  const characterCount = maxCharacters && <CharacterCount id={ids.count} count={count} max={maxCharacters} />;
  return (
    <FieldFrame ids={ids} label={label} note={note} hint={hint} errorMessage={errorMessage} aside={characterCount}>
      <textarea
        {...textarea}
        {...ids.aria}
        ref={areaRef}
        id={ids.control}
        className={area}
        onInput={(event) => {
          countText();
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}

function charactersIn(text: string): number {
  return Array.from(text.trim()).length;
}

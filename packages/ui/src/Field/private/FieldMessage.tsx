import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from './fieldParts.css.ts';

/**
 * A live region only while the user types in the field: the message of another field, and of one that a refused form
 * moves focus to, is read with the field. Always render it, also when empty: screen readers only announce changes in an
 * existing live region.
 */
export function FieldMessage({ id, children }: { id: string; children: string | undefined }) {
  const [isLive, setLive] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const field = message.current!.parentElement!;
    const end = new AbortController();
    const { signal } = end;
    field.addEventListener('keydown', () => setLive(true), { signal });
    field.addEventListener('focusout', () => setLive(false), { signal });
    return () => end.abort();
  }, []);

  return (
    <p id={id} className={styles.message} aria-live={isLive ? 'polite' : undefined} ref={message}>
      {children && (
        <>
          <span className={styles.messageMark}>
            <Icon name="triangle" />
          </span>
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

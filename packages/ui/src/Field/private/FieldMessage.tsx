import { Icon } from '../../Icon/Icon.tsx';
import type { FieldTone } from './FieldHint.tsx';
import * as styles from './fieldParts.css.ts';

interface FieldMessageProps {
  id: string;
  tone: FieldTone;
  /** What is wrong, or nothing. */
  children: string | undefined;
}

/** Render it always, also without words: screen readers announce only what changes in a region that was there before. */
export function FieldMessage({ id, tone, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message[tone]} aria-live="polite">
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

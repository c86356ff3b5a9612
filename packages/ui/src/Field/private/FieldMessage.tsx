import { Icon } from '../../Icon/Icon.tsx';
import * as styles from './fieldParts.css.ts';

/** Always render it, also when empty: screen readers only announce changes in an existing live region. */
export function FieldMessage({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className={styles.message} aria-live="polite">
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

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormStatus.css.ts';

export interface FormStatusProps {
  tone: 'success' | 'failure';
  /** What happened, or nothing while nothing has. */
  children?: string;
}

/**
 * How sending a form went, in one line. Render it from the start, without words:
 * screen readers announce only what changes in a region that was there before.
 */
export function FormStatus({ tone, children }: FormStatusProps) {
  return (
    <div>
      <output className={styles.success}>
        {children && tone === 'success' && (
          <>
            <Icon name="check" size="large" />
            <span>{children}</span>
          </>
        )}
      </output>
      <p role="alert" className={styles.failure}>
        {children && tone === 'failure' && (
          <>
            <Icon name="triangle" />
            <span>{children}</span>
          </>
        )}
      </p>
    </div>
  );
}

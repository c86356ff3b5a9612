import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormStatus.css.ts';

export interface FormStatusProps {
  /** How it went. */
  tone: 'success' | 'failure';
  /** What happened, or nothing while nothing has. */
  children?: string;
  /** A toast announces the failure in the same words: here it only stays to be read. @default false */
  isToasted?: boolean;
}

/**
 * How sending a form went, in one line. Unless it is toasted, render it from the start, without words:
 * screen readers announce only what changes in a region that was there before.
 */
export function FormStatus({ tone, children, isToasted = false }: FormStatusProps) {
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
      <p role={isToasted ? undefined : 'alert'} className={styles.failure}>
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

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormStatus.css.ts';

export interface FormStatusProps {
  /** A failure is announced at once, a success when the screen reader is idle. */
  tone: 'success' | 'failure';
  /** The message; empty before a submission. */
  children?: string;
  /** A toast announces the same message: it is not announced again here. @default false */
  isToasted?: boolean;
}

/**
 * The result of a submission in one line, at the button that sent it.
 *
 * @avoid Errors of a single field: use its `errorMessage`. A result without a form on the page: use a toast.
 * @do Render it from the start without a message, unless it is toasted: screen readers only announce changes in an
 *   existing live region.
 * @screenReader A success is announced politely, a failure at once; nothing with `isToasted`: the toast is announced.
 */
export function FormStatus({ tone, children, isToasted = false }: FormStatusProps) {
  return (
    <div>
      <output className={styles.success} aria-live={isToasted ? 'off' : undefined}>
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

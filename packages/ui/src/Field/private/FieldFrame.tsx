import type { ReactNode } from 'react';
import { FieldHint, type FieldTone } from './FieldHint.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './fieldFrame.css.ts';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldIds } from './useFieldIds.ts';

/** The words that stand around every field, whatever its control. */
export interface FieldWords {
  /** Stands over the field. */
  label: string;
  /** Stands behind the label, lighter: '(optional)'. */
  note?: string;
  /** Helps before anything is wrong. */
  hint?: string;
  /** What is wrong with the value; marks the field as well. */
  errorMessage?: string;
  /** The ground on which the field stands. @default 'paper' */
  tone?: FieldTone;
}

interface FieldFrameProps extends FieldWords {
  ids: FieldIds;
  /** Stands at the end of the hint's line. */
  aside?: ReactNode;
  /** The control, which fills the frame. */
  children: ReactNode;
}

/** Label, control, message, hint: the anatomy of a field. */
export function FieldFrame({ ids, label, note, hint, errorMessage, tone = 'paper', aside, children }: FieldFrameProps) {
  return (
    <div>
      <label id={ids.label} htmlFor={ids.control} className={styles.label}>
        <FieldLabel note={note}>{label}</FieldLabel>
      </label>
      <div className={styles.frame}>{children}</div>
      <FieldMessage id={ids.message} tone={tone}>
        {errorMessage}
      </FieldMessage>
      {(hint || aside) && (
        <div className={styles.foot}>
          {hint && (
            <FieldHint id={ids.hint} tone={tone}>
              {hint}
            </FieldHint>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}

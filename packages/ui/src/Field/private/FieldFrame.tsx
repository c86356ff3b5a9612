import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './fieldParts.css.ts';
import type { FieldIds } from './useFieldIds.ts';

/** Native attributes that a field sets itself or does not expose. */
export type OwnAttributes =
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'children'
  | 'className'
  | 'disabled'
  | 'name'
  | 'prefix'
  | 'size'
  | 'style'
  | 'type';

/** The texts around a field, shared by all controls. */
export interface FieldWords {
  label: string;
  /** A lighter suffix of the label: '(optional)'. */
  note?: string;
  hint?: string;
  /** The error message; also marks the field as invalid. */
  errorMessage?: string;
}

interface FieldFrameProps extends FieldWords {
  ids: FieldIds;
  /** Content at the end of the hint's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function FieldFrame({ ids, label, note, hint, errorMessage, aside, children }: FieldFrameProps) {
  return (
    <div>
      <label id={ids.label} htmlFor={ids.control} className={styles.label}>
        {/* One text: Chromium drops a space of its own from the name of prerendered HTML. */}
        {`${label} `}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      <div className={styles.frame}>{children}</div>
      <FieldMessage id={ids.message}>{errorMessage}</FieldMessage>
      {(hint || aside) && (
        <div className={styles.foot}>
          {hint && (
            <p id={ids.hint} className={styles.hint}>
              {hint}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}

import * as styles from './fieldParts.css.ts';

interface FieldLabelProps {
  note: string | undefined;
  children: string;
}

/** The text of a label or legend. */
export function FieldLabel({ note, children }: FieldLabelProps) {
  return note ? (
    <>
      {children} <span className={styles.note}>{note}</span>
    </>
  ) : (
    children
  );
}

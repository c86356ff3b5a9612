import * as styles from './fieldParts.css.ts';

interface FieldHintProps {
  id: string;
  children: string;
}

export function FieldHint({ id, children }: FieldHintProps) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

import * as styles from './fieldParts.css.ts';

export type FieldTone = 'paper' | 'sun';

interface FieldHintProps {
  id: string;
  tone: FieldTone;
  children: string;
}

export function FieldHint({ id, tone, children }: FieldHintProps) {
  return (
    <p id={id} className={styles.hint[tone]}>
      {children}
    </p>
  );
}

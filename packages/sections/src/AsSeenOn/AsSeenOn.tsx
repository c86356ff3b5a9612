import { useId } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { Microprint } from '@podium/ui/Microprint/Microprint';
import * as styles from './AsSeenOn.css.ts';

export interface AsSeenOnContent {
  /** Before the outlets, and the name of the strip. */
  label: string;
  /** Set in five hands that repeat. */
  outlets: string[];
  /** After them. */
  note: string;
}

export interface AsSeenOnProps {
  content: AsSeenOnContent;
}

/** One line of outlets, typeset, between two rules of microprint. */
export function AsSeenOn({ content: { label, outlets, note } }: AsSeenOnProps) {
  const labelId = useId();
  return (
    <section className={styles.strip} aria-labelledby={labelId}>
      <Container>
        <Microprint />
        <div className={styles.line}>
          <p className={styles.label} id={labelId}>
            {label}
          </p>
          <ul className={styles.outlets}>
            {outlets.map((outlet, index) => (
              <li className={styles.hands[index % styles.hands.length]} key={outlet}>
                {outlet}
              </li>
            ))}
          </ul>
          <p className={styles.label}>{note}</p>
        </div>
        <Microprint />
      </Container>
    </section>
  );
}

import { useId } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { Divider } from '@podium/ui/Artwork/Divider';
import * as styles from './AsSeenOn.css.ts';

export interface AsSeenOnContent {
  /** Shown before the outlets; also names the strip. */
  label: string;
  /** Set in five styles that repeat. */
  outlets: string[];
  note: string;
}

/**
 * One line of outlets between two decorative rules: the first credentials below the hero.
 *
 * @avoid Channels of the person's own: use `MediaHub`. Quotes: use `Testimonials`.
 * @content Five to seven names of outlets as text, without logos. They are set in five alternating type styles.
 * @do Write each name as the outlet writes it.
 * @dont Show an outlet that has not reported.
 */
export function AsSeenOn({ content: { label, outlets, note } }: { content: AsSeenOnContent }) {
  const labelId = useId();
  return (
    <section className={styles.strip} aria-labelledby={labelId}>
      <Container>
        <Divider kind="line" />
        <div className={styles.line}>
          <h2 className={styles.label} id={labelId}>
            {label}
          </h2>
          <ul className={styles.outlets}>
            {outlets.map((outlet, index) => (
              <li className={styles.outletStyles[index % styles.outletStyles.length]} key={outlet}>
                {outlet}
              </li>
            ))}
          </ul>
          <p className={styles.label}>{note}</p>
        </div>
        <Divider kind="line" />
      </Container>
    </section>
  );
}

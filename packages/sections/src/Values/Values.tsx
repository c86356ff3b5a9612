import type { Value } from '@podium/data/schemas/about.ts';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './Values.css.ts';

export interface ValuesContent {
  /** Accessible name of the section; not shown. */
  heading: string;
  /** Largest first: three quotes in three sizes. */
  list: Value[];
}

const sizes = ['mega', 'h1', 'h2'] as const;

/**
 * The company's rules, each with its reason, in three sizes.
 *
 * @avoid Quotes of others: use `Testimonials`. More than about three: the sizes repeat.
 * @content Three statements without quotation marks, the most important first, each with one sentence.
 * @dont Use words that any company could claim.
 */
export function Values({ content: { heading, list } }: { content: ValuesContent }) {
  return (
    <Section hiddenHeading={heading}>
      <ol className={styles.list}>
        {list.map(({ statement, reason }, index) => (
          <li className={styles.value({ size: sizes[index % sizes.length] ?? 'h2' })} key={statement}>
            <h3 className={styles.statement[sizes[index % sizes.length] ?? 'h2']}>{statement}</h3>
            <Note>{reason}</Note>
          </li>
        ))}
      </ol>
    </Section>
  );
}

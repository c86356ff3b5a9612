import { Section } from '../parts/Section.tsx';
import * as styles from './Mission.css.ts';

export interface MissionContent {
  /** Accessible name of the section; not shown. */
  heading: string;
  sentences: string[];
}

/**
 * The mission statement, in the size of a first heading.
 *
 * @avoid More than about thirty words: the size is made for two sentences.
 * @content Two short sentences; the last is set in the action colour.
 * @do Let the last sentence stand without the first.
 * @dont Break lines by hand.
 */
export function Mission({ content: { heading, sentences } }: { content: MissionContent }) {
  return (
    <Section hiddenHeading={heading}>
      <p className={styles.mission}>
        {sentences.map((sentence, index) => (
          <span className={index === sentences.length - 1 ? styles.call : undefined} key={sentence}>
            {sentence}{' '}
          </span>
        ))}
      </p>
    </Section>
  );
}

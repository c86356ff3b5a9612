import { PastNote, type PastNoteProps } from './PastNote.tsx';
import * as styles from './PastNotePlace.css.ts';

/**
 * The note in a line that is kept for it: an event may be over since the page was built, which is known only in the browser,
 * and nothing below may move then.
 */
export function PastNotePlace({ days }: Pick<PastNoteProps, 'days'>) {
  return (
    <div className={styles.place}>
      <PastNote days={days} tone="inherit" />
    </div>
  );
}

import { PastEventNotice, type PastEventNoticeProps } from './PastEventNotice.tsx';
import * as styles from './PastEventNoticeSlot.css.ts';

/**
 * Reserves a line for the notice, so that showing it does not shift the layout. Only the browser knows whether an event
 * has ended since the page was prerendered.
 */
export function PastEventNoticeSlot({ days, text }: Omit<PastEventNoticeProps, 'color'>) {
  return (
    <div className={styles.place}>
      <PastEventNotice days={days} text={text} color="inherit" />
    </div>
  );
}

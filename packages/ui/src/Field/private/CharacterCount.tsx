import { useEffect, useState } from 'react';
import { useClock } from '../../clock/Clock.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './characterCount.css.ts';

/** Typing pause, in milliseconds, before the count is announced. */
const pause = 1_000;

interface CharacterCountProps {
  /** Id for `aria-describedby`. */
  id: string;
  count: number;
  max: number;
}

/** Shows the count at every keystroke, and announces it after a pause. */
export function CharacterCount({ id, count, max }: CharacterCountProps) {
  const clock = useClock();
  const [spokenCount, setSpokenCount] = useState(count);

  useEffect(() => clock.after(pause, () => setSpokenCount(count)), [clock, count]);

  return (
    <p className={styles.count} data-over={count > max ? '' : undefined}>
      <span aria-hidden>{countOf(count, max)}</span>
      <VisuallyHidden>
        <span id={id} aria-live="polite">
          {countOf(spokenCount, max)} characters
        </span>
      </VisuallyHidden>
    </p>
  );
}

function countOf(count: number, max: number): string {
  return `${count.toLocaleString('en-US')} of ${max.toLocaleString('en-US')}`;
}

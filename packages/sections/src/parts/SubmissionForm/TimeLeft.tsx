import { type CSSProperties, useEffect, useState } from 'react';
import { useClock } from '@podium/ui/clock/Clock';
import { Divider } from '@podium/ui/Artwork/Divider';
import * as styles from './SuccessPanel.css.ts';

interface TimeLeftProps {
  /** In milliseconds. */
  duration: number;
  /** Paused; starts full again when resumed. */
  isStopped: boolean;
}

/** Update interval, in milliseconds. */
const interval = 50;

/** The remaining time as a band that shrinks. */
export function TimeLeft({ duration, isStopped }: TimeLeftProps) {
  const clock = useClock();
  const [left, setLeft] = useState(1);

  useEffect(() => {
    if (isStopped) return undefined;
    const start = clock.now();
    const measure = () => setLeft(Math.max(0, 1 - (clock.now() - start) / duration));
    measure();
    return clock.every(interval, measure);
  }, [clock, duration, isStopped]);

  return (
    <div className={styles.time} aria-hidden="true">
      <div className={styles.left} style={{ '--left': left } as CSSProperties}>
        <Divider kind="band" color="text" />
      </div>
    </div>
  );
}

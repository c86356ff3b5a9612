import { type CSSProperties, useEffect, useState } from 'react';
import { useClock } from '@podium/ui/clock/Clock';
import { Ribbon } from '@podium/ui/Ribbon/Ribbon';
import * as styles from './ThankYou.css.ts';

interface TimeLeftProps {
  /** How long it takes to drain, in milliseconds. */
  duration: number;
  /** Stands as it is; full again when it runs on. */
  isStopped: boolean;
}

/** Milliseconds between two lengths of the ribbon. */
const beat = 50;

/** A ribbon that drains. */
export function TimeLeft({ duration, isStopped }: TimeLeftProps) {
  const clock = useClock();
  const [left, setLeft] = useState(1);

  useEffect(() => {
    if (isStopped) return undefined;
    const start = clock.now();
    const measure = () => setLeft(Math.max(0, 1 - (clock.now() - start) / duration));
    measure();
    return clock.every(beat, measure);
  }, [clock, duration, isStopped]);

  return (
    <div className={styles.time} aria-hidden="true">
      <div className={styles.left} style={{ '--left': left } as CSSProperties}>
        <Ribbon ink="current" />
      </div>
    </div>
  );
}

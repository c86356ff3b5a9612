import { useEffect, useState, type RefObject } from 'react';

/** 'waiting' for its first time on screen, 'arriving' while on screen, 'paused' after that, while off it. */
export type Arrival = 'waiting' | 'arriving' | 'paused';

/**
 * Where an element stands in its arrival on screen. It begins as 'arriving', so that what is in view at the first
 * paint moves without any script, and what is further down is told to wait as soon as there is one.
 */
export function useArrival(ref: RefObject<Element | null>, isWanted: boolean): Arrival {
  const [arrival, setArrival] = useState<Arrival>('arriving');

  useEffect(() => {
    const element = ref.current;
    if (!isWanted || !element) return undefined;
    let hasArrived = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        hasArrived ||= entry.isIntersecting;
        if (entry.isIntersecting) setArrival('arriving');
        else setArrival(hasArrived ? 'paused' : 'waiting');
      },
      { rootMargin: '0px 0px -10% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWanted]);

  return arrival;
}

import { useEffect, useState, type RefObject } from 'react';

/** 'waiting' in register, 'arriving' while on screen, 'paused' after that, while off it. */
export type Arrival = 'waiting' | 'arriving' | 'paused';

/** No more large seals than these move at a time (art direction, §3). One that comes then is simply there. */
const mostMoving = 2;
const moving = new Set<Element>();

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
    const rest = () => void moving.delete(element);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) {
          rest();
          setArrival(hasArrived ? 'paused' : 'waiting');
        } else if (hasArrived) {
          setArrival('arriving');
        } else if (moving.size < mostMoving) {
          hasArrived = true;
          moving.add(element);
          setArrival('arriving');
        } else {
          observer.disconnect();
          setArrival('waiting');
        }
      },
      { rootMargin: '0px 0px -10% 0px' },
    );
    observer.observe(element);
    element.addEventListener('animationend', rest);
    return () => {
      rest();
      observer.disconnect();
      element.removeEventListener('animationend', rest);
    };
  }, [ref, isWanted]);

  return arrival;
}

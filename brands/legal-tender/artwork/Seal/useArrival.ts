import { useEffect, useState, type RefObject } from 'react';

/**
 * 'waiting': aligned, before entering the viewport. 'arriving': animated, in the viewport. 'paused': outside the
 * viewport after that.
 */
export type Arrival = 'waiting' | 'arriving' | 'paused';

/** Maximum number of large seals that animate at a time. Others appear without animation. */
const mostMoving = 2;
const moving = new Set<Element>();

/**
 * State of an element's arrival animation. It starts as 'arriving', so that visible elements animate before hydration.
 * Elements outside the viewport change to 'waiting' on hydration.
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

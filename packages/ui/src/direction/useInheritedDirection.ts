import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The inherited writing direction of an element. Radix does not read it from the page: it assumes left to right, sets
 * `dir="ltr"` and maps the arrow keys accordingly.
 */
export function useInheritedDirection<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');

  useLayoutEffect(() => {
    const place = ref.current?.parentElement;
    if (place && getComputedStyle(place).direction === 'rtl') setDirection('rtl');
  }, []);

  return { ref, direction };
}

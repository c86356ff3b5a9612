import { useEffect, useState, type RefObject } from 'react';

/** Minimum width of the denser drawing, in px. The gaps of the usual drawing would be too large. */
export const smallestLarge = 320;

/** Whether an element is at least 320 px wide. Undefined in prerendered pages and until it has a width. */
export function useIsLarge(ref: RefObject<Element | null>): boolean | undefined {
  const [isLarge, setIsLarge] = useState<boolean>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setIsLarge(entry.contentRect.width >= smallestLarge);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isLarge;
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls only the rail to centre the selected tab: instantly at first, then with the default behaviour. */
export function useSelectedInView(selectedIndex: number): RefObject<HTMLDivElement | null> {
  const railRef = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const rail = railRef.current;
    const selected = rail?.children[selectedIndex];
    if (!rail || !selected) return;
    const left = middle(selected) - middle(rail);
    // 'auto' uses `scroll-behavior` from the stylesheet, which respects reduced motion.
    rail.scrollBy({ left, behavior: isFirst.current ? 'instant' : 'auto' });
    isFirst.current = false;
  }, [selectedIndex]);

  return railRef;
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

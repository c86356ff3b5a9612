import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls only the rail to centre the selected tab: instantly at first and after a resize, else with the default behaviour. */
export function useSelectedInView(selectedIndex: number): RefObject<HTMLDivElement | null> {
  const railRef = useRef<HTMLDivElement>(null);
  const widthRef = useRef<number>(undefined);

  useLayoutEffect(() => {
    const rail = railRef.current;
    const selected = rail?.children[selectedIndex];
    if (!rail || !selected) return undefined;
    // It is called at once, and after each resize.
    const observer = new ResizeObserver(() => {
      const hasWidth = rail.clientWidth === widthRef.current;
      widthRef.current = rail.clientWidth;
      // 'auto' uses `scroll-behavior` from the stylesheet, which respects reduced motion.
      rail.scrollBy({ left: middle(selected) - middle(rail), behavior: hasWidth ? 'auto' : 'instant' });
    });
    observer.observe(rail);
    return () => observer.disconnect();
  }, [selectedIndex]);

  return railRef;
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

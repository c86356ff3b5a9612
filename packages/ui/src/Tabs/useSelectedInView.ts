import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls only the rail to centre the selected tab: instantly at first and after a resize, else with the default behaviour. */
export function useSelectedInView(selected: string): RefObject<HTMLDivElement | null> {
  const railRef = useRef<HTMLDivElement>(null);

  // 'auto' uses `scroll-behavior` from the stylesheet, which respects reduced motion.
  useLayoutEffect(() => centre(railRef.current, 'auto'), [selected]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => centre(railRef.current, 'instant'));
    if (railRef.current) observer.observe(railRef.current);
    return () => observer.disconnect();
  }, []);

  return railRef;
}

function centre(rail: HTMLElement | null, behavior: ScrollBehavior): void {
  const selected = rail?.querySelector('[aria-selected=true]');
  if (rail && selected) rail.scrollBy({ left: middle(selected) - middle(rail), behavior });
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

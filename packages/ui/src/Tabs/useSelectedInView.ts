import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls the rail, and only the rail, so that the selected tab stands in its middle: at once at first, then gently. */
export function useSelectedInView(selectedIndex: number): RefObject<HTMLDivElement | null> {
  const railRef = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const rail = railRef.current;
    const selected = rail?.children[selectedIndex];
    if (!rail || !selected) return;
    const left = middle(selected) - middle(rail);
    // 'auto' leaves it to the style sheet, which knows whether motion is wanted.
    rail.scrollBy({ left, behavior: isFirst.current ? 'instant' : 'auto' });
    isFirst.current = false;
  }, [selectedIndex]);

  return railRef;
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

import { useEffect, type RefObject } from 'react';
import { toastHeight } from './toast.css.ts';

/**
 * Keeps toasts on narrow screens from covering the focused element. Exposes their height, so that the page can scroll
 * clear of them (see toast.css.ts), and scrolls a newly covered element into view.
 */
export function useRoomForToasts(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (list.childElementCount === 0) {
        root.style.removeProperty(toastHeight);
        return;
      }
      root.style.setProperty(toastHeight, `${list.offsetHeight}px`);
      const focused = document.activeElement;
      if (focused && focused !== document.body && !list.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      root.style.removeProperty(toastHeight);
    };
  }, [listRef]);
}

import { useEffect, type RefObject } from 'react';
import { toastHeight } from './toastHeight.ts';

/**
 * Keeps the focus from lying under the toasts of a narrow screen: the page learns how high they are, so that it can
 * be scrolled clear of them (see toast.css.ts), and what they have just covered comes out from below.
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

import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import * as RadixToast from '@radix-ui/react-toast';
import { Icon } from '../../Icon/Icon.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { toastHeight } from '../../modal/toastHeight.ts';
import { useAboveModals } from '../../modal/useAboveModals.ts';
import type { ToastTone } from '../Toasts.tsx';
import * as styles from './toast.css.ts';
import type { ToastListProps } from './ToastOutlet.tsx';
import { toastTexts, ToastWords } from './ToastWords.tsx';

/** Duration of a toast in ms, while neither pointer nor focus is on the list. */
const durations: Record<ToastTone, number> = { default: 6_000, destructive: 10_000 };

/** The list with Radix's timers, swipes, F8 key and announcements. */
export function ToastViewport({ toasts, onDismiss }: ToastListProps) {
  const labels = useUiTexts('toast', toastTexts);
  const listRef = useRef<HTMLOListElement>(null);
  const host = useAboveModals(listRef, toasts.at(-1)?.id);
  useRoomForToasts(listRef);
  useFocusReturn(host, toasts.length === 0);

  return createPortal(
    <RadixToast.Provider label={labels.message} announcerContainer={host}>
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          className={styles.toast[toast.tone]}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          duration={durations[toast.tone]}
          onOpenChange={(isOpen) => !isOpen && onDismiss(toast.id)}
        >
          <ToastWords toast={toast} />
          <RadixToast.Close className={styles.close} aria-label={labels.dismiss}>
            <Icon name="cross" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport label={labels.list} ref={listRef} className={styles.viewport} popover="manual" />
    </RadixToast.Provider>,
    host,
  );
}

/** When the last toast is dismissed and Radix has focused the list, focuses what had focus before the list. */
function useFocusReturn(host: HTMLElement, isEmpty: boolean): void {
  const openerRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) openerRef.current = relatedTarget;
    };
    host.addEventListener('focusin', remember);
    return () => host.removeEventListener('focusin', remember);
  }, [host]);

  useEffect(() => {
    if (isEmpty && host.contains(document.activeElement)) openerRef.current?.focus({ preventScroll: true });
  }, [host, isEmpty]);
}

/**
 * Keeps toasts on narrow screens from covering the focused element. Exposes their height, so that the page can scroll
 * clear of them (see toast.css.ts), and scrolls a newly covered element into view.
 */
function useRoomForToasts(listRef: RefObject<HTMLElement | null>): void {
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

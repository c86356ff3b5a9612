import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Dispatched on the document when a modal dialog has opened or closed. */
const modalsChange = 'modalschange';

/** To be called when a modal dialog has opened, and when it has closed, before it is removed. */
export function announceModals(): void {
  document.dispatchEvent(new Event(modalsChange));
}

/**
 * Keeps a popover above modal dialogs and usable. Render it with a portal into the returned element, which moves into
 * the topmost dialog, because everything outside is inert. It is raised for each newest toast.
 */
export function useAboveModals(popoverRef: RefObject<HTMLElement | null>, newest?: number): HTMLElement {
  const [host] = useState(() => document.createElement('div'));

  const raise = useEffectEvent(() => {
    // The topmost modal dialog: everything outside is inert.
    const topmost = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    topmost.append(host);
    // Only elements that enter the top layer later are above the dialog.
    popoverRef.current?.hidePopover();
    popoverRef.current?.showPopover();
  });

  useEffect(() => {
    if (newest !== undefined && !host.contains(document.activeElement)) raise();
  }, [host, newest]);

  useEffect(() => {
    // Escape among toasts has dismissed one, and does not close the dialog too.
    const keepDialog = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    host.addEventListener('keydown', keepDialog);
    const handleChange = () => raise();
    document.addEventListener(modalsChange, handleChange);
    return () => {
      host.removeEventListener('keydown', keepDialog);
      document.removeEventListener(modalsChange, handleChange);
      host.remove();
    };
  }, [host]);

  return host;
}

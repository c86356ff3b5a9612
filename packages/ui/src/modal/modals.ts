/** Dispatched on the document when a modal dialog has opened or closed. */
const change = 'modalschange';

/** To be called when a modal dialog has opened, and when it has closed, before it is removed. */
export function announceModals(): void {
  document.dispatchEvent(new Event(change));
}

/** Calls `listener` when modal dialogs open or close. Returns a function that unsubscribes. */
export function subscribeToModals(listener: () => void): () => void {
  document.addEventListener(change, listener);
  return () => document.removeEventListener(change, listener);
}

/** The topmost modal dialog; everything outside is inert. Without one, the body. */
export function topmostModal(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** Dispatched on the document when a modal dialog has opened or closed. */
export const modalsChange = 'modalschange';

/** To be called when a modal dialog has opened, and when it has closed, before it is removed. */
export function announceModals(): void {
  document.dispatchEvent(new Event(modalsChange));
}

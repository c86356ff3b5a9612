/**
 * What a visitor did before the app was there. The starter (starter.ts) fills it in; the app and its islands take it
 * over once they can answer.
 */
export interface EarlyIntent {
  /** The app has been hydrated; islands may still be asleep. */
  isUp: boolean;
  button?: HTMLButtonElement;
  form?: HTMLFormElement;
}

declare global {
  interface Window {
    podiumEarly?: EarlyIntent;
  }
}

/** An island whose code has not come yet cannot answer. */
export function isAsleep(element: Element): boolean {
  return element.closest('[data-asleep]') !== null;
}

/** Does once more what was done too early, where it can be answered by now. */
export function repeatEarlyIntent(early: EarlyIntent): void {
  const { button, form } = early;
  if (button && !isAsleep(button)) {
    delete early.button;
    button.click();
  }
  if (form && !isAsleep(form)) {
    delete early.form;
    form.requestSubmit();
  }
}

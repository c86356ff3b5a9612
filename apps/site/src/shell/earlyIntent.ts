/**
 * What a visitor did before the app was there. The starter (starter.ts) fills it in; the app and its islands take it
 * over once they can answer.
 */
export interface EarlyIntent {
  /** The app has been hydrated; islands may still be asleep (`data-asleep`). */
  isUp: boolean;
  button?: HTMLButtonElement;
  form?: HTMLFormElement;
}

declare global {
  interface Window {
    podiumEarly?: EarlyIntent;
  }
}

/** Does once more, inside `scope`, what was done there too early. */
export function repeatEarlyIntent(early: EarlyIntent | undefined, scope: Node): void {
  if (!early) return;
  const { button, form } = early;
  if (button && scope.contains(button)) {
    delete early.button;
    button.click();
  }
  if (form && scope.contains(form)) {
    delete early.form;
    form.requestSubmit();
  }
}

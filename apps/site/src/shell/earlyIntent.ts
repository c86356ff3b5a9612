/**
 * What a visitor did before the app was there. The starter (starter.ts) fills it in; the app and its islands take it
 * over once they can answer.
 */
export interface EarlyIntent {
  /** The app has been hydrated; islands may still be asleep. */
  isUp: boolean;
  button?: HTMLButtonElement;
  form?: HTMLFormElement;
  /** What was written into fields; whoever takes a field over may begin with an empty one. */
  typed?: Map<TextField, string>;
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

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
  const { button, form, typed } = early;
  for (const [field, text] of typed ?? []) {
    if (isAsleep(field)) continue;
    typed?.delete(field);
    if (field.value !== text) write(field, text);
  }
  if (button && !isAsleep(button)) {
    delete early.button;
    // Tabs answer when they are pressed, buttons when they are let go.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
  }
  if (form && !isAsleep(form)) {
    delete early.form;
    form.requestSubmit();
  }
}

/** As if it were typed: React remembers what it set itself and hears only of what the prototype's setter did. */
function write(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

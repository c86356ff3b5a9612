/**
 * What a visitor did before the app was there. The starter (starter.ts) fills it in; the app and its islands take it
 * over once they can answer.
 */
export interface EarlyIntent {
  /** The app has been hydrated; islands may still be asleep. */
  isUp: boolean;
  /** Buttons, each time they were pressed, and forms that were sent, once each, in their order. */
  done: HTMLElement[];
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

export function isTextField(target: unknown): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Does once more, in its order, what was done too early and can be answered by now. */
export async function repeatEarlyIntent(early: EarlyIntent): Promise<void> {
  for (const [field, text] of early.typed ?? []) {
    if (field.isConnected && isAsleep(field)) continue;
    early.typed?.delete(field);
    if (field.value !== text) write(field, text);
    await answered();
  }
  const ready = early.done.filter((element) => !isAsleep(element));
  early.done = early.done.filter((element) => element.isConnected && isAsleep(element));
  for (const element of ready) {
    // What went before may have taken it away.
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLButtonElement && element.form && element.disabled) void pressOnceFree(element);
    else press(element);
    await answered();
  }
}

/** React answers in a microtask: what comes next finds what has come of the one before. */
function answered(): Promise<void> {
  return Promise.resolve();
}

/** Tabs answer when they are pressed, buttons when they are let go. */
function press(button: HTMLElement): void {
  if (button instanceof HTMLButtonElement) {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
    return;
  }
  // react-aria's own: a click alone it takes for a screen reader's, and scrolls to what was pressed.
  const byMouse = { bubbles: true, cancelable: true, pointerType: 'mouse', pressure: 1, detail: 1 };
  for (const type of ['pointerdown', 'pointerup', 'click']) button.dispatchEvent(new PointerEvent(type, byMouse));
}

/** Its form is busy with what was pressed before, and may be empty after that. */
async function pressOnceFree(button: HTMLButtonElement): Promise<void> {
  const texts = [...(button.form?.elements ?? [])].filter(isTextField).map((field) => [field, field.value] as const);
  while (button.isConnected && button.disabled) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const [field, text] of texts) write(field, text);
  press(button);
}

/** As if it were typed: React remembers what it set itself and hears only of what the prototype's setter did. */
function write(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

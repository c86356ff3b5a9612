/**
 * Interactions before hydration. The starter (starter.ts) queues them; the app replays them once the page and its islands
 * are hydrated.
 */
export interface QueuedInteractions {
  /** The app is hydrated; islands may still be dehydrated. */
  isHydrated: boolean;
  /** Pressed buttons, once per press, and submitted forms, once each, in order. */
  done: HTMLElement[];
  /** Values typed into fields; hydration may reset a field to its initial value. */
  typed?: Map<TextField, string>;
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    podiumQueue?: QueuedInteractions;
  }
}

/** Inside an island that is not hydrated. */
export function isDehydrated(element: Element): boolean {
  return element.closest('[data-dehydrated]') !== null;
}

export function isTextField(target: unknown): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Replays, in order, the interactions whose targets are hydrated. */
export async function replayQueuedInteractions(queue: QueuedInteractions): Promise<void> {
  for (const [field, text] of queue.typed ?? []) {
    if (field.isConnected && isDehydrated(field)) continue;
    queue.typed?.delete(field);
    if (field.value !== text) writeText(field, text);
    await flushed();
  }
  const ready = queue.done.filter((element) => !isDehydrated(element));
  queue.done = queue.done.filter((element) => element.isConnected && isDehydrated(element));
  for (const element of ready) {
    // A previous replay may have removed it.
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLButtonElement && element.form && element.disabled) void pressOnceFree(element);
    else press(element);
    await flushed();
  }
}

/** React flushes discrete events in a microtask: the next replay sees the result of the previous one. */
function flushed(): Promise<void> {
  return Promise.resolve();
}

/** Tabs react to mousedown, buttons to click. */
function press(button: HTMLElement): void {
  if (button instanceof HTMLButtonElement) {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
    return;
  }
  // react-aria treats a click without pointer events as a virtual click, and scrolls to its target.
  const byMouse = { bubbles: true, cancelable: true, pointerType: 'mouse', pressure: 1, detail: 1 };
  for (const type of ['pointerdown', 'pointerup', 'click']) button.dispatchEvent(new PointerEvent(type, byMouse));
}

/** Waits until the button is enabled: its form is still submitting, and may be reset afterwards. */
async function pressOnceFree(button: HTMLButtonElement): Promise<void> {
  const texts = [...(button.form?.elements ?? [])].filter(isTextField).map((field) => [field, field.value] as const);
  while (button.isConnected && button.disabled) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const [field, text] of texts) writeText(field, text);
  press(button);
}

/** Sets the value as typing does: React ignores input events unless the prototype's setter changed the value. */
export function writeText(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

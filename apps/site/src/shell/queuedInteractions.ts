/** Milliseconds after which a queued press is dropped. A submit is not: it would be lost without a message. */
const lifetime = 8000;

/**
 * Interactions before hydration: what was entered into fields, and the last press or submit. The starter (starter.ts)
 * queues them; the app replays them once their part of the page is hydrated.
 */
export interface QueuedInteractions {
  /** The app is hydrated; islands may still be dehydrated. */
  isHydrated: boolean;
  /** The last pressed button or submitted form. */
  last?: HTMLElement;
  /** Text, or whether a choice is checked, in the order of the last changes. Hydration may reset a field. */
  entered?: Map<FormField, string | boolean>;
}

export type FormField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    podiumQueue?: QueuedInteractions;
  }
}

/** Inside an island that is not hydrated. */
export function isDehydrated(element: Element): boolean {
  return element.closest('[data-dehydrated]') !== null;
}

export function isFormField(target: unknown): target is FormField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Queues a press or submit in place of an earlier one, and shows it as pending. */
export function queueLast(queue: QueuedInteractions, element: HTMLElement): void {
  forgetLast(queue);
  queue.last = element;
  buttonOf(element)?.setAttribute('aria-disabled', 'true');
  if (element instanceof HTMLFormElement) return;
  setTimeout(() => queue.last === element && forgetLast(queue), lifetime);
}

function forgetLast(queue: QueuedInteractions): void {
  buttonOf(queue.last)?.removeAttribute('aria-disabled');
  queue.last = undefined;
}

function buttonOf(element: HTMLElement | undefined): HTMLElement | null | undefined {
  return element instanceof HTMLFormElement ? element.querySelector<HTMLElement>('[type=submit]') : element;
}

export function queueEntry(queue: QueuedInteractions, field: FormField): void {
  queue.entered ??= new Map();
  queue.entered.delete(field);
  queue.entered.set(field, isChoice(field) ? field.checked : field.value);
}

export function isChoice(field: FormField): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/**
 * Enters fields again and replays the last press or submit, if their part of the page is hydrated.
 *
 * @param part the part that was hydrated last
 */
export async function replayQueuedInteractions(queue: QueuedInteractions, part: Element): Promise<void> {
  for (const [queued, value] of queue.entered ?? []) {
    if (queued.isConnected && isDehydrated(queued)) continue;
    queue.entered?.delete(queued);
    const field = queued.isConnected ? queued : replacementOf(queued, part);
    if (!field) continue;
    if (typeof value === 'string') writeText(field, value);
    else choose(field, value);
    // React flushes discrete events in a microtask: the next replay sees the result of this one.
    await Promise.resolve();
  }
  const { last } = queue;
  if (!last || isDehydrated(last)) return;
  forgetLast(queue);
  if (!last.isConnected) return;
  if (last instanceof HTMLFormElement) last.requestSubmit();
  else press(last);
}

/**
 * The field of the hydrated part that has replaced a removed one: React renders a part again if a translation has changed
 * its text. Null for a field that was removed together with its island.
 */
export function replacementOf(field: FormField, part: Element): FormField | null {
  return isDehydrated(field) ? null : part.querySelector<FormField>(`[name="${field.name}"]`);
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

/** React ignores a click that does not change `checked`. */
export function choose(field: FormField, isChecked: boolean): void {
  if (!isChoice(field)) return;
  field.checked = !isChecked;
  field.click();
}

/** Sets the value as typing does: React ignores input events unless the prototype's setter changed the value. */
export function writeText(field: FormField, text: string): void {
  if (field.value === text) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The one inline script of every page, built apart and put into its head. It keeps what a visitor does too early, and
 * says so where the app does not come. It starts the app (`data-entry`) once the page is idle or touched: nothing is fetched
 * before the load event unless the visitor asks for it. A page that is nothing without the app starts it as soon as it has
 * been read (`data-at-once`), unless its visitor is a stranger (gate.ts), who is shown or sent somewhere else.
 */
import { isAsleep, isTextField, type EarlyIntent } from './earlyIntent.ts';
import { showLoadTrouble } from './loadTrouble.ts';

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];
const { entry, modules = '', styles = '', sheet = '', atOnce } = document.currentScript?.dataset ?? {};
const early: EarlyIntent = { isUp: false, done: [] };
window.podiumEarly = early;

addEventListener('click', keepPress, true);
addEventListener('submit', keepForm, true);
addEventListener('input', keepTyped, true);
for (const href of styles.split(' ')) standIn(href);
if (entry) startWhenWanted(entry);

/**
 * Vite's preload helper fetches the sheets that it does not find. Those whose rules are in the page or in its own sheet
 * are there as disabled links: made by script, since browsers fetch ahead what they read in the HTML, disabled or not.
 */
function standIn(href: string): void {
  append('stylesheet', href, true);
}

function append(rel: string, href: string, isDisabled = false): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.disabled = isDisabled;
  link.href = href;
  document.head.append(link);
  return link;
}

function keepPress(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !isTooEarly(target)) return;
  // A command button opens its dialog by itself; a submit button is kept with its form.
  const button = target.closest<HTMLElement>('[type=button]:not([command]),[role=button]');
  if (button) {
    early.done.push(button);
    // React may be there just now, and would answer it besides.
    event.stopPropagation();
  }
  // Where a link of a drawer leads to lies below the drawer. With a modifier it leads into another tab.
  if (!event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey)
    target.closest('dialog a[href^="#"]')?.closest('dialog')?.close();
}

function keepForm(event: Event): void {
  const form = event.target;
  // The form of a dialog closes it by itself.
  if (!(form instanceof HTMLFormElement) || form.closest('dialog') || !isTooEarly(form)) return;
  event.preventDefault();
  event.stopPropagation();
  // Whoever sends it again means what it holds by then.
  early.done = [...early.done.filter((each) => each !== form), form];
}

function keepTyped({ target: field }: Event): void {
  if (!isTextField(field)) return;
  // What was kept before would be written over what is typed while its form wakes.
  if (isTooEarly(field) || early.typed?.has(field)) (early.typed ??= new Map()).set(field, field.value);
}

function isTooEarly(element: Element): boolean {
  return !early.isUp || isAsleep(element);
}

function startWhenWanted(address: string): void {
  let hasBegun = false;
  const start = () => import(/* @vite-ignore */ address).catch(showLoadTrouble);
  const beginWhenTouched = (event: Event) => {
    if (!isResting(event)) begin();
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const intent of intents) removeEventListener(intent, beginWhenTouched, true);
    for (const href of modules.split(' ')) append('modulepreload', href);
    // What the app shows needs all of its styles. Should they not come, an app without some of them is better than none.
    const rest = append('stylesheet', sheet);
    for (const outcome of ['load', 'error']) rest.addEventListener(outcome, start, { once: true });
  };
  for (const intent of intents) addEventListener(intent, beginWhenTouched, { capture: true, passive: true });
  const isStranger = document.documentElement.dataset['visitor'] === 'stranger';
  if (atOnce !== undefined && !isStranger) addEventListener('DOMContentLoaded', begin);
  else afterLoad(() => afterFirstPaint(() => whenIdle(begin)));
}

/** Browsers tell a page that appears below a resting pointer of a move by nothing: nobody has touched it yet. */
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
}

/** A slow machine is idle before it has painted; its picture comes first. */
function afterFirstPaint(go: () => void): void {
  if (!('PerformancePaintTiming' in window)) {
    go();
    return;
  }
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    go();
  }).observe({ type: 'paint', buffered: true });
}

function whenIdle(go: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 4000 });
  else setTimeout(go, 200);
}

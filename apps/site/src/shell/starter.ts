/**
 * The inline script of every page, built separately and inlined into its head. It queues interactions until hydration,
 * and shows the load error if the app fails to load. It starts the app (`data-entry`) when the page is idle or on the
 * first input: without input, nothing is fetched before the load event. A client-only page starts the app once it is
 * parsed (`data-at-once`), unless the visitor is signed out (routeGuard.ts).
 */
import { whenIdle } from '@podium/ui/Island/whenIdle';
import { isDehydrated, isFormField, queueEntry, queueLast, type QueuedInteractions } from './queuedInteractions.ts';
import { correctPath } from './correctPath.ts';
import { showLoadError } from './loadError.ts';
import { keepTypedTextAcrossReload } from './typedText.ts';

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];
/** Events that precede the `click` of a press. */
const pressEvents = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup'];
const {
  entry,
  modules = '',
  pictures = '',
  sheet = '',
  atOnce,
  confirm,
  restricted = '',
} = document.currentScript?.dataset ?? {};
const queue: QueuedInteractions = { isHydrated: false };
window.podiumQueue = queue;
correctPath();

// Tokens are accepted only in the query of the confirmation page. Elsewhere they are removed from the URL without being read.
const hasTokenInHash = /[#&](access_token|refresh_token|error)=/.test(location.hash);
const hasTokenOutsideConfirmPage = /[?&]token_hash=/.test(location.search) && location.pathname !== confirm;
if (hasTokenInHash || hasTokenOutsideConfirmPage) history.replaceState(history.state, '', location.pathname);

const root = document.documentElement;
// A reload, or Back from another site, finds the state of the router. The browser restores the scroll position, for which
// all heights must be the real ones (Island.css.ts).
if (history.state) root.dataset['returned'] = '';
// The first page of a visit, until another one is shown: drawings may be animated.
else if (!document.referrer.startsWith(location.origin)) root.dataset['arrival'] = '';

addEventListener('click', queuePress, true);
for (const type of pressEvents) addEventListener(type, delayHydration, true);
addEventListener('submit', queueSubmit, true);
addEventListener('input', queueInput, true);
keepTypedTextAcrossReload(restricted.split(' '));
if (entry) startWhenWanted(entry);

function append(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function queuePress(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !isNotHydrated(target)) return;
  const button = buttonAt(target);
  if (button) {
    queueLast(queue, button);
    // Otherwise React, if it hydrates now, would handle the press a second time.
    event.stopPropagation();
  }
  // The target of an anchor link is behind the drawer. With a modifier key the link opens another tab.
  if (!event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey)
    target.closest('dialog a[href^="#"]')?.closest('dialog')?.close();
}

/** React would hydrate the whole island within such an event, and the press would wait for it. */
function delayHydration(event: Event): void {
  const { target } = event;
  if (target instanceof Element && isDehydrated(target) && buttonAt(target)) event.stopPropagation();
}

function queueSubmit(event: Event): void {
  const form = event.target;
  // A form with method="dialog" closes its dialog natively.
  if (!(form instanceof HTMLFormElement) || form.closest('dialog') || !isNotHydrated(form)) return;
  event.preventDefault();
  event.stopPropagation();
  queueLast(queue, form);
}

function queueInput({ target: field }: Event): void {
  if (!isFormField(field)) return;
  // Otherwise an older queued value would overwrite text that is typed while the form hydrates.
  if (isNotHydrated(field) || queue.entered?.has(field)) queueEntry(queue, field);
}

/** A command button opens its dialog natively; a submit button is queued with its form. */
function buttonAt(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[type=button]:not([command]),[role=button]');
}

function isNotHydrated(element: Element): boolean {
  return !queue.isHydrated || isDehydrated(element);
}

function startWhenWanted(address: string): void {
  let hasBegun = false;
  const start = () => import(/* @vite-ignore */ address).catch(showLoadError);
  const beginWhenTouched = (event: Event) => {
    if (!isResting(event)) begin();
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const intent of intents) removeEventListener(intent, beginWhenTouched, true);
    for (const href of modules.split(' ')) append('modulepreload', href);
    // The app needs the whole stylesheet. If it fails to load, the page itself still has its styles.
    const rest = append('stylesheet', sheet);
    rest.addEventListener('error', showLoadError);
    for (const event of ['load', 'error']) rest.addEventListener(event, start, { once: true });
    if (pictures) whenIdle(fetchPictures);
  };
  for (const intent of intents) addEventListener(intent, beginWhenTouched, { capture: true, passive: true });
  const isSignedOut = root.dataset['visitor'] === 'signed-out';
  if (atOnce !== undefined && !isSignedOut) addEventListener('DOMContentLoaded', begin);
  else afterLoad(() => afterFirstPaint(() => whenIdle(begin, { timeout: 4000 })));
}

/** Pictures far down the page, so that a jump there finds them. */
function fetchPictures(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) for (const picture of pictures.split(' ')) fetch(picture).catch(() => {});
}

/** Browsers dispatch a pointermove without movement on a page that appears under a resting pointer. */
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
}

/** A slow machine may be idle before the first paint. */
function afterFirstPaint(go: () => void): void {
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    go();
  }).observe({ type: 'paint', buffered: true });
}

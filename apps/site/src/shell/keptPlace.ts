import { readScrollPlace, type ScrollPlace } from './scrolling.ts';

/** How long a page rests before its place is kept, in ms: Safari refuses more than a hundred changes in half a minute. */
const restTime = 300;

/** What the browser's history holds of a step: the router's own, and where the visitor was. */
interface Step {
  key?: string;
  /** The router counts its steps on from here; null where the browser made the step. */
  idx: number | null;
  place?: ScrollPlace;
}

/** Where the visitor was when this step was left; undefined on a new one. */
export function keptPlace(): ScrollPlace | undefined {
  return currentStep().place;
}

/** The same where the browser brought the visitor back, after a reload for example, and nobody has moved since. */
export function restoredPlace(): ScrollPlace | undefined {
  const place = keptPlace();
  return place && Math.abs(place.y - window.scrollY) <= 1 ? place : undefined;
}

/**
 * From now on keeps in the browser's history how far the page is scrolled: there it outlives a reload. `key` is the
 * router's name of the step that is shown; the next one may have begun while its page still loads. Returns a function
 * that ends it.
 */
export function keepPlace(key: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const step = currentStep();
    if ((step.key ?? 'default') === key) history.replaceState({ ...step, place: readScrollPlace() }, '');
  };
  const keepAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, restTime);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('scroll', keepAtRest, { signal, passive: true });
  // A link may be followed before the page has come to rest.
  addEventListener('click', () => timer && keep(), { signal, capture: true });
  // What was scrolled before the app was there.
  keepAtRest();
  return () => end.abort();
}

function currentStep(): Step {
  return (history.state as Step | null) ?? { idx: null };
}

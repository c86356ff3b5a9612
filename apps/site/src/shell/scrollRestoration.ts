import { describeControl, type FollowedControl } from './followedControl.ts';
import { readScrollPosition, type ScrollPosition } from './scrolling.ts';

/** Debounce of saving the position, in ms. Safari limits history changes to 100 in 30 seconds. */
const debounceMs = 300;

/** The state of a history entry: the router's, and the scroll position. */
interface Step {
  key?: string;
  /** The router's index of the entry; null if the browser created the entry. */
  idx: number | null;
  position?: ScrollPosition;
  /** The control that was pressed last. */
  followed?: FollowedControl;
}

/** The scroll position when this history entry was left; undefined for a new one. */
export function savedPosition(): ScrollPosition | undefined {
  return currentStep().position;
}

/** The saved position, if the browser has restored it, for example after a reload. */
export function restoredPosition(): ScrollPosition | undefined {
  const position = savedPosition();
  return position && Math.abs(position.y - window.scrollY) <= 1 ? position : undefined;
}

/** The control that was pressed last when this history entry was left; undefined for a new one. */
export function followedControl(): FollowedControl | undefined {
  return currentStep().followed;
}

/**
 * Starts saving scroll position and pressed control in the history entry, so that a reload can restore them. `key` is
 * the router's key of the entry that is shown; the next one may already be current while its page loads. Returns a
 * function that stops saving.
 */
export function saveScrollPosition(key: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (change: Partial<Step> = {}) => {
    clearTimeout(timer);
    timer = undefined;
    const step = currentStep();
    if ((step.key ?? 'default') === key)
      history.replaceState({ ...step, ...change, position: readScrollPosition() }, '');
  };
  const keepAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => keep(), debounceMs);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('scroll', keepAtRest, { signal, passive: true });
  // A link may be followed within the debounce.
  const keepPressed = ({ target }: Event) => {
    const control = target instanceof Element && target.closest('a[href], button');
    if (control) keep({ followed: describeControl(control) });
  };
  addEventListener('click', keepPressed, { signal, capture: true });
  // Saves the position at once: the page may have been scrolled before hydration.
  keepAtRest();
  return () => end.abort();
}

function currentStep(): Step {
  return (history.state as Step | null) ?? { idx: null };
}

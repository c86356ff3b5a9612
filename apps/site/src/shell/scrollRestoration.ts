import { describeLink, type FollowedLink } from './followedLink.ts';
import { readScrollPosition, type ScrollPosition } from './scrolling.ts';

/** Debounce of saving the position, in ms. Safari limits history changes to 100 in 30 seconds. */
const debounceMs = 300;

/** The state of a history entry: the router's, and what restores the page. */
interface Step {
  key?: string;
  /** The router's index of the entry; null if the browser created the entry. */
  idx: number | null;
  /** The scroll position when the entry was left; undefined for a new one. */
  position?: ScrollPosition;
  /** The link that was followed from the entry. */
  followed?: FollowedLink;
}

export function currentStep(): Step {
  return (history.state as Step | null) ?? { idx: null };
}

/**
 * Starts saving scroll position and followed link in the history entry, so that a reload can restore them. `key` is
 * the router's key of the entry that is shown, if it has one; the next may already be current while its page loads. Returns a
 * function that stops saving.
 */
export function saveScrollPosition(key = 'default'): () => void {
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
  const keepFollowed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link) keep({ followed: describeLink(link) });
  };
  addEventListener('click', keepFollowed, { signal, capture: true });
  // Saves the position at once: the page may have been scrolled before hydration.
  keepAtRest();
  return () => end.abort();
}

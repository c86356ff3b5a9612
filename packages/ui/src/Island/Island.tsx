import {
  createElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { useClock, type Clock } from '../clock/Clock.tsx';
import { localDay } from '../clock/localDay.ts';
import * as styles from './Island.css.ts';
import { whenIdle } from './whenIdle.tsx';

/** Bubbles from an island's element once its content is hydrated. */
export const islandHydratedEvent = 'islandhydrated';

/** Bubbles from an island's element when its code failed to load. */
export const islandFailedEvent = 'islandfailed';

const hydrateEvent = 'islandhydrate';

/** Hydrates the island around an element now, or all islands of the page. */
export function hydrateIslands(at: Element | Window = window): void {
  at.dispatchEvent(new Event(hydrateEvent, { bubbles: true }));
}

export interface IslandOptions {
  /** Approximate height, as a CSS length, of the content until its code has loaded, and far outside the viewport. */
  reservedHeight: string;
  /** `interaction`: on pointer over it or focus in it, for a form in the initial viewport. @default 'viewport' */
  hydrateOn?: 'viewport' | 'interaction';
  /** Suspends the page until the code has loaded, for a part that is not prerendered but appears with the page. */
  isNeededAtOnce?: boolean;
}

/** Distance from the viewport at which an island begins to load. */
const loadMargin = '200px';

/** Events that load the content before it enters the viewport. */
const intents = ['pointerdown', 'pointerover', 'focusin', 'click', hydrateEvent] as const;

/**
 * A component whose code is loaded and hydrated on demand: near the viewport, on pointer or focus. Its prerendered
 * HTML is kept until then, in an element with `data-dehydrated`. Without prerendered HTML it also loads when the browser
 * is idle. State that reaches a dehydrated island must change inside
 * `startTransition`, or React discards the prerendered HTML.
 *
 * Prerendered content that is valid for a limited time has `data-true-until="YYYY-MM-DD"` on any element in it. After that
 * day the island is hydrated without interaction.
 *
 * @param load imports the component: `() => import('./Chart.tsx').then((module) => module.Chart)`
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { reservedHeight, hydrateOn = 'viewport', isNeededAtOnce = false }: IslandOptions,
): ComponentType<Props> {
  const farHeight = { containIntrinsicBlockSize: `auto ${reservedHeight}` };

  // Shared by all instances: a page that is shown again has its islands at once, so that the browser can restore the
  // scroll position.
  const loader = createLoader(load);
  if (isNeededAtOnce) loader.load();

  return function Island(props: Props) {
    if (typeof document === 'undefined') loader.load();
    const [isHydrated, setHydrated] = useState(false);
    const elementRef = useRef<HTMLDivElement>(null);
    const clock = useClock();

    useEffect(() => {
      const element = elementRef.current;
      if (!element) return undefined;
      const tell = (event: string) => element.dispatchEvent(new CustomEvent(event, { bubbles: true }));
      if (!isHydrated) {
        return loadOnDemand(element, hydrateOn, clock, () => loader.load(() => tell(islandFailedEvent)));
      }
      tell(islandHydratedEvent);
      return undefined;
    }, [clock, isHydrated]);

    const content = <IslandContent loader={loader} props={props} place={elementRef} onHydrated={setHydrated} />;
    return (
      <div
        ref={elementRef}
        data-dehydrated={isHydrated ? undefined : ''}
        // content-visibility would contain fixed descendants: islands with such content hydrate on interaction.
        className={hydrateOn === 'viewport' ? styles.far : undefined}
        style={hydrateOn === 'viewport' ? farHeight : undefined}
      >
        {isNeededAtOnce ? (
          content
        ) : (
          <Suspense fallback={<div data-reserved style={{ minBlockSize: reservedHeight }} />}>{content}</Suspense>
        )}
      </div>
    );
  };
}

interface Loader<Props> {
  /** Settles when the code has loaded. */
  component: Promise<ComponentType<Props>>;
  /** Calls `onFailure` if the import fails; without it, `component` rejects. */
  load: (onFailure?: (error: unknown) => void) => void;
}

/** A failed import is retried on the next request. Chromium caches the failure: there only a reload helps. */
function createLoader<Props>(load: () => Promise<ComponentType<Props>>): Loader<Props> {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<Props>>();
  // Thrown when the island renders, which may never happen.
  promise.catch(() => undefined);
  let hasStarted = false;
  return {
    component: promise,
    load(onFailure = reject) {
      if (hasStarted) return;
      hasStarted = true;
      load().then(resolve, (error: unknown) => {
        hasStarted = false;
        onFailure(error);
      });
    },
  };
}

/**
 * Calls `load` on interaction, near the viewport, when outdated, or on `hydrateIslands`, until it is stopped; also when
 * the browser is idle if the island is empty, because neither Tab nor a screen reader leads to an empty one.
 */
function loadOnDemand(
  element: Element,
  hydrateOn: IslandOptions['hydrateOn'],
  clock: Clock,
  load: () => void,
): () => void {
  const isEmpty = element.querySelector(':scope > [data-reserved]') !== null;
  const cancelIdle = isEmpty ? whenIdle(load, { timeout: 4000 }) : undefined;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
    rootMargin: loadMargin,
  });
  if (isEmpty || hydrateOn === 'viewport') observer.observe(element);
  const loadOnIntent = ({ target }: Event) => {
    if (target === window || (target instanceof Node && element.contains(target))) load();
  };
  // Listens on the window, because React stops the propagation of events in dehydrated boundaries.
  for (const intent of intents) window.addEventListener(intent, loadOnIntent, { capture: true, passive: true });
  const loadWhenOutdated = () => {
    const today = localDay(clock.now());
    for (const { dataset } of element.querySelectorAll<HTMLElement>('[data-true-until]')) {
      if ((dataset['trueUntil'] ?? today) < today) load();
    }
  };
  loadWhenOutdated();
  const stopChecking = clock.every(60_000, loadWhenOutdated);
  // An interaction may precede the script.
  if (element.contains(document.activeElement) || element.matches(':hover')) load();
  return () => {
    cancelIdle?.();
    observer.disconnect();
    stopChecking();
    for (const intent of intents) window.removeEventListener(intent, loadOnIntent, true);
  };
}

interface IslandContentProps<Props> {
  loader: Loader<Props>;
  props: Props;
  place: RefObject<HTMLElement | null>;
  onHydrated: (isHydrated: true) => void;
}

function IslandContent<Props extends object>({ loader, props, place, onHydrated }: IslandContentProps<Props>) {
  const component = use(loader.component);
  // In a layout effect: a press before the next commit is handled here and must not be queued, and scrolling to the
  // island needs its real height.
  useLayoutEffect(() => place.current?.removeAttribute('data-dehydrated'), [place]);
  useEffect(() => onHydrated(true), [onHydrated]);
  return createElement(component, props);
}

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

/** Dispatched, bubbling, on an island's element once its content answers to events. */
export const islandAwakeEvent = 'islandawake';

/** Dispatched, bubbling, on an island's element when its code was wanted and did not come. */
export const islandFailedEvent = 'islandfailed';

const wakeEvent = 'islandwake';

/**
 * Has the island around an element load now, or every island of the page for whoever looks for something in it that has
 * not come yet.
 */
export function wakeIslands(at: Element | Window = window): void {
  at.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
}

export interface IslandOptions {
  /**
   * About how high the content is, as a CSS length: kept free while a page rendered in the browser has not loaded it yet,
   * and taken for its height by a browser that has not laid out what is far from the window.
   */
  reservedHeight: string;
  /**
   * What wakes prerendered content: `view`, coming near the window, or only `touch`: a pointer upon it, the focus in it.
   * A form in sight from the start need not load before somebody turns to it. @default 'view'
   */
  wakesOn?: 'view' | 'touch';
}

/** How far outside the window an island begins to load. */
const loadMargin = '200px';

/** What asks for the content before it comes into view. */
const intents = ['pointerdown', 'pointerover', 'focusin', wakeEvent] as const;

/**
 * A component whose code comes only when it is wanted: near the window, touched or focused. Prerendered, its content
 * is in the page from the start and stays as it is until the code has come. Until then its element is marked
 * `data-asleep`. State that reaches a sleeping island must change inside `startTransition`, or React throws the
 * prerendered content away.
 *
 * @param load imports the component: `() => import('./Chart.tsx').then((module) => module.Chart)`
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { reservedHeight, wakesOn = 'view' }: IslandOptions,
): ComponentType<Props> {
  // Fixed things in a sleeping island would be held in its box: those that are in sight from the start wake by touch.
  const far = { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${reservedHeight}` } as const;

  return function Island(props: Props) {
    const [gate] = useState(() => createGate(load));
    const [isAwake, setAwake] = useState(false);
    const elementRef = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const element = elementRef.current;
      if (!element) return undefined;
      const tell = (event: string) => element.dispatchEvent(new CustomEvent(event, { bubbles: true }));
      if (!isAwake) {
        const hasContent = element.querySelector(':scope > [data-reserved]') === null;
        const isTouchOnly = wakesOn === 'touch' && hasContent;
        return openWhenWanted(element, isTouchOnly, () => gate.open(() => tell(islandFailedEvent)));
      }
      tell(islandAwakeEvent);
      return undefined;
    }, [gate, isAwake]);

    return (
      <div
        ref={elementRef}
        data-asleep={isAwake ? undefined : ''}
        style={isAwake || wakesOn === 'touch' ? undefined : far}
      >
        <Suspense fallback={<div data-reserved style={{ minBlockSize: reservedHeight }} />}>
          <IslandContent gate={gate} props={props} place={elementRef} onAwake={setAwake} />
        </Suspense>
      </div>
    );
  };
}

interface Gate<Props> {
  /** Settles when the gate was opened and the code has come. */
  component: Promise<ComponentType<Props>>;
  /** Calls `onFailure` when the code does not come. */
  open: (onFailure: () => void) => void;
}

/**
 * On the server a gate opens at once. In the browser code that fails to come is asked for again at the next wish; where
 * the browser keeps the failure of a module, as Chromium does, only loading the page again helps.
 */
function createGate<Props>(load: () => Promise<ComponentType<Props>>): Gate<Props> {
  const isServer = typeof document === 'undefined';
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<Props>>();
  let isOpen = false;

  function open(onFailure: (error: unknown) => void) {
    if (isOpen) return;
    isOpen = true;
    load().then(resolve, (error: unknown) => {
      isOpen = false;
      onFailure(error);
    });
  }

  if (isServer) open(reject);
  return { component: promise, open };
}

/** Calls `open` when the element is touched or comes near the window, or all are woken; until the returned function is called. */
function openWhenWanted(element: Element, isTouchOnly: boolean, open: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && open(), {
    rootMargin: loadMargin,
  });
  if (!isTouchOnly) observer.observe(element);
  const openWhenMeant = ({ target }: Event) => {
    if (target === window || (target instanceof Node && element.contains(target))) open();
  };
  // On the window, since React stops what happens in a part of the page that it has not hydrated.
  for (const intent of intents) window.addEventListener(intent, openWhenMeant, { capture: true, passive: true });
  // Whoever was quicker than the script is there already.
  if (element.contains(document.activeElement) || element.matches(':hover')) open();
  return () => {
    observer.disconnect();
    for (const intent of intents) window.removeEventListener(intent, openWhenMeant, true);
  };
}

interface IslandContentProps<Props> {
  gate: Gate<Props>;
  props: Props;
  place: RefObject<HTMLElement | null>;
  onAwake: (isAwake: true) => void;
}

function IslandContent<Props extends object>({ gate, props, place, onAwake }: IslandContentProps<Props>) {
  const component = use(gate.component);
  // At once: a press that comes before the next commit is answered here, and must not be kept as one that was not.
  useLayoutEffect(() => place.current?.removeAttribute('data-asleep'), [place]);
  useEffect(() => onAwake(true), [onAwake]);
  return createElement(component, props);
}

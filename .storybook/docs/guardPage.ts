/**
 * Isolates the docs page from its story frames. Storybook in a frame treats the page as its manager and sends it the
 * story's globals; a story that focuses an element on mount takes focus. Returns a function that undoes this.
 */
export function guardPage(): () => void {
  let focused: HTMLElement | null = null;

  const noteFocus = ({ target }: FocusEvent) => {
    focused = target instanceof HTMLElement && !(target instanceof HTMLIFrameElement) ? target : null;
  };
  const takeFocusBack = () => {
    const frame = document.activeElement;
    if (!(frame instanceof HTMLIFrameElement) || frame.contentWindow?.navigator.userActivation.hasBeenActive) return;
    frame.blur();
    focused?.focus({ preventScroll: true });
  };

  const end = new AbortController();
  const { signal } = end;
  addEventListener('message', ignoreMessages, { signal, capture: true });
  addEventListener('focusin', noteFocus, { signal });
  // The browser has not finished moving focus when the event fires.
  addEventListener('blur', () => setTimeout(takeFocusBack), { signal });
  return () => end.abort();
}

function ignoreMessages(event: MessageEvent): void {
  if (event.source !== window && event.source !== window.parent) event.stopImmediatePropagation();
}

/** Applies to every frame on a docs page. */
export const frameName = 'docs-story';

/** In a framed story, focus does not scroll the docs page and scrollbars are overlaid. */
export function settleInFrame(): void {
  if (window.name !== frameName) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  document.documentElement.style.scrollbarWidth = 'none';
}

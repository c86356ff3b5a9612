/** Fails on any request outside Storybook's own origin. */
export function blockNetwork(): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin } = new URL(address, location.href);
    if (origin === location.origin) return original(input, init);
    return Promise.reject(new Error(`A story asked the network for ${address}`));
  };
  return () => {
    globalThis.fetch = original;
  };
}

/** user-event's `tab()` also visits hidden elements, and Storybook's hidden error panes contain links. */
export function hideStorybookPanes(): void {
  for (const element of document.querySelectorAll('.sb-wrapper a, .sb-wrapper button, .sb-wrapper [tabindex]')) {
    element.setAttribute('tabindex', '-1');
  }
}

/** Prevents unhandled links and forms from leaving the story. Returns a function that undoes this. */
export function preventNavigation(): () => void {
  const end = new AbortController();
  for (const type of ['click', 'submit']) addEventListener(type, stay, { signal: end.signal });
  return () => end.abort();
}

function stay(event: Event): void {
  const isLink = event.type === 'click' && event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (isLink || event.type === 'submit') event.preventDefault();
}

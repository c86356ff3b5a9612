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

/** Resets storage, so that each story begins as a first visit. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** user-event's `tab()` also visits hidden elements, and Storybook's hidden error panes contain links. */
export function hideStorybookPanes(): void {
  for (const element of document.querySelectorAll('.sb-wrapper a, .sb-wrapper button, .sb-wrapper [tabindex]')) {
    element.setAttribute('tabindex', '-1');
  }
}

/** Prevents unhandled links and forms from leaving the story. Returns a function that undoes this. */
export function preventNavigation(): () => void {
  addEventListener('click', stay);
  addEventListener('submit', stay);
  return () => {
    removeEventListener('click', stay);
    removeEventListener('submit', stay);
  };
}

function stay(event: Event): void {
  const isLink = event.type === 'click' && event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (isLink || event.type === 'submit') event.preventDefault();
}

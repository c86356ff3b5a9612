/** A story that talks to a server is no story: any request outside Storybook's own origin fails loudly. */
export function closeNetwork(): () => void {
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

/** Each story begins as a first visit. */
export function forgetStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** user-event's `tab()` walks elements that are not displayed too; Storybook's own error panes hold links. */
export function hideStorybookPanes(): void {
  for (const element of document.querySelectorAll('.sb-wrapper a, .sb-wrapper button, .sb-wrapper [tabindex]')) {
    element.setAttribute('tabindex', '-1');
  }
}

/** A story never leaves its page: links and forms that nobody has answered end here. Returns the way back. */
export function stayOnPage(): () => void {
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

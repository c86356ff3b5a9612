import { siteRoutes } from '../routes.tsx';

/**
 * Prefetches a page's code when a link to it is hovered or focused, except for visitors with Save-Data. A failure is
 * reported on click. Nothing is prefetched offline, because Chromium caches a failed module import.
 */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, fetchPage, { passive: true });
}

function fetchPage({ target, type }: Event): void {
  const link = type === 'focusin' ? 'a:focus-visible' : 'a';
  const href = target instanceof Element && target.closest(link)?.getAttribute('href');
  if (!navigator.onLine || href === window.location.pathname) return;
  siteRoutes
    .find(({ path }) => path === href)
    ?.preload()
    .catch(() => undefined);
}

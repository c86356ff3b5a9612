import { siteRoutes } from '../routes.tsx';

/**
 * Fetches the code of a page as soon as a link to it is pointed at or reached by keyboard, except for visitors who save
 * data. What fails is said by the click. Offline nothing is tried, since Chromium keeps a module that failed.
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

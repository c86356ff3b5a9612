import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BuildDayContext } from '@podium/ui/clock/BuildDay';
import { followOtherTabs } from '@podium/ui/theme/themeChoice';
import { artwork } from '@podium/brands/active/artwork/artwork.ts';
import { App } from './App.tsx';
import { routeFor } from './routes.tsx';
import { fetchAhead } from './shell/fetchAhead.ts';
import { showLoadError } from './shell/loadError.ts';
import { SiteRouter } from './shell/SiteRouter.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No root.');

const app = (
  <BuildDayContext value={document.documentElement.dataset['built'] ?? null}>
    <SiteRouter>
      <App />
    </SiteRouter>
  </BuildDayContext>
);

/** React reports these errors of a view transition, whose page is shown as always. */
const onRecoverableError = (error: unknown) => {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error);
};

// The development server sends an empty root. No top-level await: the page's module may import this one.
if (root.firstElementChild) void hydrate(root);
else createRoot(root, { onRecoverableError }).render(app);
if (document.querySelector('[data-emblem]')) void artwork.loadEmblems?.();
fetchAhead();
followOtherTabs();

/**
 * Loads the page's module first, because hydration must not suspend. If it fails to load, the prerendered page stays.
 */
async function hydrate(prerendered: HTMLElement): Promise<void> {
  try {
    await routeFor(location.pathname).preload();
  } catch {
    showLoadError();
    return;
  }
  startTransition(() => void hydrateRoot(prerendered, app, { onRecoverableError }));
}

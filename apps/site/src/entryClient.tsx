import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BuildDayProvider } from '@podium/ui/clock/BuildDay';
import { App } from './App.tsx';
import { routeFor } from './routes.tsx';
import { fetchAhead } from './shell/fetchAhead.ts';
import { showLoadTrouble } from './shell/loadTrouble.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No root.');

const app = (
  <BuildDayProvider value={document.documentElement.dataset['built'] ?? null}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </BuildDayProvider>
);

// A development server sends an empty root. Nothing waits at this level: the page's module may import from this one.
if (root.firstElementChild) void hydrate(root);
else createRoot(root).render(app);
fetchAhead();

/** The page's module comes first: what is hydrated must not wait in the middle. Without it the page stays as it is. */
async function hydrate(prerendered: HTMLElement): Promise<void> {
  try {
    await routeFor(location.pathname).preload();
  } catch {
    showLoadTrouble();
    return;
  }
  startTransition(() => void hydrateRoot(prerendered, app));
}

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routeFor } from './routes.tsx';

// The page's module first: what is hydrated must not wait in the middle.
await routeFor(location.pathname)?.preload();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

// A development server sends an empty root.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

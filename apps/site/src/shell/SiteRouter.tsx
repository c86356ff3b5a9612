import { startTransition, type ReactNode, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** Dispatched on the window after a step within the shown page: to an anchor, back from it, or to the page itself. */
export const stepWithinPageEvent = 'stepwithinpage';

/**
 * The router's `BrowserRouter`, whose location ignores steps within the shown page. React discards the prerendered HTML
 * of dehydrated islands when the location, a context above them, changes.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [step, setStep] = useState(() => ({ action: history.action, location: history.location }));

  useLayoutEffect(() => {
    let current = history.location;
    return history.listen(({ action, location }) => {
      const isWithinPage = location.pathname === current.pathname && location.search === current.search;
      current = location;
      if (isWithinPage) window.dispatchEvent(new Event(stepWithinPageEvent));
      else startTransition(() => setStep({ action, location }));
    });
  }, [history]);

  return (
    <Router location={step.location} navigationType={step.action} navigator={history}>
      {children}
    </Router>
  );
}

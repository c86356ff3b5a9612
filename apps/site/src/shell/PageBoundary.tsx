import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadError } from '@podium/data/content/loadError';
import { ErrorPage } from '@podium/sections/ErrorPage/ErrorPage';
import { PlainShell } from './PlainShell.tsx';

/** Error boundary: if a page throws or fails to load, it shows an error and a retry button. Navigation resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PlainShell>
        <title>{loadError.page.title}</title>
        {/* Reloading also loads the file names of a new release. */}
        <ErrorPage content={loadError.page} onRetry={() => window.location.reload()} />
      </PlainShell>
    );
  }
}

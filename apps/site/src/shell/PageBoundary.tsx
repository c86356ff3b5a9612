import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTrouble } from '@podium/data/content/loadTrouble';
import { PageTrouble } from '@podium/sections/PageTrouble/PageTrouble';
import { PlainShell } from './PlainShell.tsx';

/**
 * Keeps the window from going blank: a page whose code did not come, or that threw, is replaced by a sentence and a way
 * to try again. Another address is another try.
 */
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
        <title>{loadTrouble.page.title}</title>
        {/* Reloading also brings the file names of a new release. */}
        <PageTrouble content={loadTrouble.page} onRetry={() => window.location.reload()} />
      </PlainShell>
    );
  }
}

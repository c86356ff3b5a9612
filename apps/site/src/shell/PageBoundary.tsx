import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadError } from '@podium/brands/active/content.ts';
import { ErrorPage } from '@podium/sections/ErrorPage/ErrorPage';
import { PlainShell } from './PlainShell.tsx';

/** Error boundary: if a page throws or fails to load, it shows an error and a retry button. Navigation resets it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { pathname: string; hasFailed: boolean }> {
  override state = { pathname: this.props.pathname, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, shown: { pathname: string }) {
    return pathname === shown.pathname ? null : { pathname, hasFailed: false };
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

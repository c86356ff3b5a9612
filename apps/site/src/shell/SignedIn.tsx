import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadingPanel, paths, sessionTrouble } from '@podium/brands/active/content.ts';
import { useAuthNow } from '@podium/data/session/AuthProvider.tsx';
import type { AuthState } from '@podium/data/session/authState.ts';
import type { SessionUser } from '@podium/data/client/backend.ts';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { ErrorPage } from '@podium/sections/ErrorPage/ErrorPage';
import { focusHeading } from './focusHeading.ts';
import { PlainShell } from './PlainShell.tsx';

export interface SignedInProps {
  /** Where to return after signing in again. */
  from?: typeof paths.join;
  children: (user: SessionUser) => ReactNode;
}

/**
 * Who may open /join and /deals. Others are redirected: signed-out visitors to /auth, those who deleted their account
 * to /. While the service does not respond, an error page with a retry button is shown instead.
 */
export function SignedIn({ from, children }: SignedInProps) {
  const auth = useAuthNow();
  const [wasSignedOut] = useState(hasSignedOut(auth));
  // The key discards all state when another user signs in, for example in another tab.
  if (auth.status === 'signed-in') return <Fragment key={auth.user.id}>{children(auth.user)}</Fragment>;
  const isNobodySignedIn = auth.status === 'signed-out' || auth.status === 'code-due';
  if (auth.status === 'unknown' || (isNobodySignedIn && auth.isLate)) {
    const content = auth.status === 'unknown' ? sessionTrouble.unknown : sessionTrouble.ended;
    return (
      <PlainShell>
        <ErrorPage content={content} onRetry={() => void auth.retry().then(focusHeading)} />
      </PlainShell>
    );
  }
  return (
    <>
      {isNobodySignedIn && <Redirect auth={auth} isLeaving={hasSignedOut(auth) && !wasSignedOut} from={from} />}
      {/* Stays during a redirect, until the next page has loaded. */}
      <main id="main" tabIndex={-1}>
        <LoadingPanel content={loadingPanel} />
      </main>
    </>
  );
}

function hasSignedOut(auth: AuthState): boolean {
  return auth.status === 'signed-out' && auth.endedBy === 'sign-out';
}

interface RedirectProps extends Pick<SignedInProps, 'from'> {
  auth: Extract<AuthState, { status: 'signed-out' | 'code-due' }>;
  /** The visitor has signed out on this page. */
  isLeaving: boolean;
}

function Redirect({ auth, isLeaving, from }: RedirectProps) {
  const { pathname } = useLocation();
  const isCodeDue = auth.status === 'code-due';
  if (!isCodeDue && auth.endedBy === 'deletion') return <Navigate to={paths.home} replace />;
  const state = {
    from: isCodeDue || auth.endedBy === 'expiry' ? from : undefined,
    sentFrom: isLeaving || isCodeDue ? undefined : pathname,
  };
  return <Navigate to={paths.auth} replace state={state} />;
}

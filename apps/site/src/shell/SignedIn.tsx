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
  const { isLoading, isUnknown, isCodeDue, isLate, user, endedBy, retry } = useAuthNow();
  const [endedBefore] = useState(endedBy);
  // Another user may sign in in another tab: nothing of the previous one may stay.
  if (user && !isLoading) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (isUnknown || isLate) {
    const content = isUnknown ? sessionTrouble.unknown : sessionTrouble.ended;
    return (
      <PlainShell>
        <ErrorPage content={content} onRetry={() => void retry().then(focusHeading)} />
      </PlainShell>
    );
  }
  return (
    <>
      {!isLoading && (
        <Redirect
          endedBy={endedBy}
          isCodeDue={isCodeDue}
          isLeaving={endedBy === 'sign-out' && endedBefore !== 'sign-out'}
          from={from}
        />
      )}
      {/* Also after the end of a session: the code of the next page may still be loading. */}
      <main id="main" tabIndex={-1}>
        <LoadingPanel content={loadingPanel} />
      </main>
    </>
  );
}

interface RedirectProps extends Pick<SignedInProps, 'from'>, Pick<AuthState, 'endedBy' | 'isCodeDue'> {
  /** The visitor has signed out on this page. */
  isLeaving: boolean;
}

function Redirect({ endedBy, isCodeDue, isLeaving, from }: RedirectProps) {
  const { pathname } = useLocation();
  if (endedBy === 'deletion') return <Navigate to={paths.home} replace />;
  const state = {
    from: endedBy === 'expiry' || isCodeDue ? from : undefined,
    sentFrom: isLeaving || isCodeDue ? undefined : pathname,
  };
  return <Navigate to={paths.auth} replace state={state} />;
}

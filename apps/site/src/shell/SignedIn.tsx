import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { loadingPanel } from '@podium/data/content/appBar';
import { paths } from '@podium/data/content/paths';
import { useAuthNow } from '@podium/data/session/AuthProvider';
import type { AuthState } from '@podium/data/session/authState';
import type { SessionUser } from '@podium/data/client/backend';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { useLinkNews } from './useLinkNews.ts';

export interface SignedInProps {
  /** The application: whoever loses the session here comes back here. */
  from?: typeof paths.join;
  children: (user: SessionUser) => ReactNode;
}

/**
 * The gate of /join and /deals: signed-out visitors go to /auth once loading ends (specification §6), and home when they
 * have deleted their account. The links of a change of address lead here.
 */
export function SignedIn({ from, children }: SignedInProps) {
  const { isLoading, user, endedBy } = useAuthNow();
  useLinkNews();
  if (user && !isLoading) return children(user);
  return (
    <>
      {!isLoading && <WayOut endedBy={endedBy} from={from} />}
      {/* After the end of a session, too: the next page's code may have to come first. */}
      <main id="main" tabIndex={-1}>
        <LoadingPanel content={loadingPanel} />
      </main>
    </>
  );
}

type WayOutProps = Pick<SignedInProps, 'from'> & Pick<AuthState, 'endedBy'>;

/** Leads away whoever is signed out. */
function WayOut({ endedBy, from }: WayOutProps) {
  if (endedBy === 'deletion') return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.auth} replace state={endedBy === 'expiry' && from ? { from } : null} />;
}

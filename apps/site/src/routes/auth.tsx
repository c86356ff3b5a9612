import { Navigate, useLocation } from 'react-router-dom';
import { auth as content } from '@podium/data/content/auth';
import { useAuthNow } from '@podium/data/session/AuthProvider';
import { AuthPage } from '@podium/sections/AuthForm/AuthPage';
import { island } from '@podium/ui/Island/Island';
import { afterSignIn } from '../adapters/authMode.ts';
import { useLinkNews } from '../shell/useLinkNews.ts';

const Entrance = island(() => import('../adapters/Entrance.tsx').then((module) => module.Entrance), {
  reservedHeight: '480px',
  wakesOn: 'touch',
});

/** One element for all states of the page: none of them may reach the island while it sleeps. */
const entrance = <Entrance />;

export function Page() {
  const { isLoading, isPrerendered, isRecovery, user } = useAuthNow();
  const { state } = useLocation();
  useLinkNews();

  const isLeaving = user !== null && !isRecovery;
  return (
    <>
      {isLeaving && <Navigate to={afterSignIn(state)} replace />}
      {/* Stays until the code of the next page has come. */}
      <AuthPage content={content} isLoading={isLoading || isLeaving} isPrerendered={isPrerendered}>
        {entrance}
      </AuthPage>
    </>
  );
}

import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { auth as content } from '@podium/data/content/auth';
import { useAuthNow } from '@podium/data/session/AuthProvider';
import { AuthForm, type AuthMode } from '@podium/sections/AuthForm/AuthForm';
import { afterSignIn, shownMode } from '../adapters/authMode.ts';
import { useLinkNews } from '../shell/useLinkNews.ts';

export function Page() {
  const auth = useAuthNow();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<AuthMode>('signin');
  const { isLoading, isRecovery, linkProblem, user } = auth;
  useLinkNews();

  if (user && !isRecovery) return <Navigate to={afterSignIn(state)} replace />;

  return (
    <AuthForm
      content={content}
      isLoading={isLoading}
      mode={shownMode({ chosen, isRecovery, linkProblem })}
      onModeChange={(mode) => {
        auth.dismissLinkProblem();
        setChosen(mode);
      }}
      accountEmail={user?.email}
      onSignIn={auth.signIn}
      onSignUp={auth.signUp}
      onResend={({ email }) => auth.resendConfirmation(email)}
      onRequestReset={({ email }) => auth.requestPasswordReset(email)}
      onSetPassword={({ password }) => auth.setPassword(password)}
      onAbandonReset={auth.leaveRecovery}
    />
  );
}

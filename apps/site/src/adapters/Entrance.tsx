import { useState } from 'react';
import { auth as content } from '@podium/data/content/auth';
import { useAuth } from '@podium/data/session/AuthProvider';
import { AuthForm, type AuthMode } from '@podium/sections/AuthForm/AuthForm';
import { shownMode } from './authMode.ts';
import { useBackendWhileTyping } from './useBackendWhileTyping.ts';

/** The forms of /auth, wired to calls 1 and 2 and to the mailed links. */
export function Entrance() {
  const auth = useAuth();
  const [chosen, setChosen] = useState<AuthMode>('signin');
  const { isRecovery, linkProblem, user } = auth;
  useBackendWhileTyping();

  return (
    <AuthForm
      content={content}
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

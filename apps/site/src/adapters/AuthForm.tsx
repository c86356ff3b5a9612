import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { auth as content, brand, secondFactor } from '@podium/brands/active/content.ts';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import { hasHadSession } from '@podium/data/session/sessionHint.ts';
import { AuthForm as AuthFormSection, type AuthMode } from '@podium/sections/AuthForm/AuthForm';
import { SecondFactorForm } from '@podium/sections/SecondFactorForm/SecondFactorForm';
import { focusHeading } from '../shell/focusHeading.ts';
import { useInBrowser } from '../shell/useInBrowser.ts';
import { useNavigateWhileHere } from '../shell/useNavigateWhileHere.ts';
import { useSignInState } from './afterSignIn.ts';
import { modeAt, searchOf } from './authMode.ts';
import { usePreloadedBackend } from './usePreloadedBackend.ts';

/** Connects the forms of /auth to the backend. The mode is part of the address (REQ-ROUTE-4). */
export function AuthForm() {
  const auth = useAuth();
  const backend = usePreloadedBackend();
  const [mode, changeMode] = useMode();
  const isCodeDue = auth.status === 'code-due';
  const hadCodeDue = useRef(false);

  useEffect(() => {
    // The pressed button was removed with the form of the code.
    if (hadCodeDue.current && !isCodeDue) focusHeading();
    hadCodeDue.current = isCodeDue;
  }, [isCodeDue]);

  if (isCodeDue) {
    return (
      <>
        <title>{`${secondFactor.heading} | ${brand.name}`}</title>
        <SecondFactorForm
          content={secondFactor}
          onSubmit={async (code) => (await backend()).giveCode(code)}
          onLeave={() => void backend().then((loaded) => loaded.signOut())}
        />
      </>
    );
  }
  return (
    <AuthFormSection
      content={content}
      mode={mode}
      onModeChange={changeMode}
      onSignIn={auth.signIn}
      onSignUp={async (account) => (await backend()).signUp(account)}
      onResend={async ({ email }) => (await backend()).resendConfirmation(email)}
      onRequestReset={async ({ email }) => (await backend()).requestPasswordReset(email)}
    />
  );
}

function useMode(): [AuthMode, (next: AuthMode) => void] {
  const { search } = useLocation();
  const state = useSignInState();
  const navigate = useNavigateWhileHere();
  // Prerendered without a query.
  const isPrerendered = useInBrowser(() => false, true);
  const [isMailSent, setMailSent] = useState(false);
  const isSent = !isPrerendered && state.sentFrom !== undefined;
  const visit = { isSent, isReturning: isSent && hasHadSession() };
  const mode = modeAt(isPrerendered ? '' : search, visit);

  const change = (next: AuthMode) => {
    setMailSent(next === 'check-email');
    if (next !== 'check-email') navigate({ search: searchOf(next, visit) }, { replace: true, state });
  };
  return [isMailSent ? 'check-email' : mode, change];
}

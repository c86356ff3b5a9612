import { useState } from 'react';
import { auth as content, secondFactor } from '@podium/brands/active/content.ts';
import { useAuth, useBackend } from '@podium/data/session/AuthProvider.tsx';
import { AuthForm as AuthFormSection, type AuthMode } from '@podium/sections/AuthForm/AuthForm';
import { SecondFactorForm } from '@podium/sections/SecondFactorForm/SecondFactorForm';
import { usePreloadBackend } from './usePreloadBackend.ts';

/** Connects the forms of /auth to the backend. */
export function AuthForm() {
  const auth = useAuth();
  const backend = useBackend();
  const [mode, setMode] = useState<AuthMode>('signin');
  usePreloadBackend();

  if (auth.isCodeDue) {
    return (
      <SecondFactorForm
        content={secondFactor}
        onSubmit={async (code) => (await backend()).giveCode(code)}
        onLeave={() => void backend().then((loaded) => loaded.signOut())}
      />
    );
  }
  return (
    <AuthFormSection
      content={content}
      mode={mode}
      onModeChange={setMode}
      onSignIn={auth.signIn}
      onSignUp={async (account) => (await backend()).signUp(account)}
      onResend={async ({ email }) => (await backend()).resendConfirmation(email)}
      onRequestReset={async ({ email }) => (await backend()).requestPasswordReset(email)}
    />
  );
}

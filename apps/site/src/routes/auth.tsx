import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { auth as content, sessionTrouble } from '@podium/brands/active/content.ts';
import { useAuthNow } from '@podium/data/session/AuthProvider.tsx';
import { AuthPage } from '@podium/sections/AuthForm/AuthPage';
import { RedirectNotice } from '@podium/sections/AuthForm/RedirectNotice';
import { ErrorPage } from '@podium/sections/ErrorPage/ErrorPage';
import { afterSignIn, useSignInState } from '../adapters/afterSignIn.ts';
import { namesMode } from '../adapters/namesMode.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { islandOnInteraction } from '../shell/islandOnInteraction.ts';
import { useLateComponent } from '../shell/useLateComponent.ts';

const loadAuthForm = () => import('../adapters/AuthForm.tsx').then((module) => module.AuthForm);

const AuthForm = islandOnInteraction(loadAuthForm, '480px');

/** One constant element: a state update that reaches a dehydrated island discards its prerendered HTML. */
const authForm = <AuthForm />;

/**
 * The form in another mode than the prerendered one: for a redirected visitor, or as the URL says. Not an island: React
 * would show it at least 0.3 s after the island's placeholder.
 */
function OtherForm() {
  const [Form, load] = useLateComponent(loadAuthForm);
  useEffect(() => void load(), [load]);
  return Form && <Form />;
}

export function Page() {
  const auth = useAuthNow();
  const [{ search: firstSearch }] = useState(useLocation());
  const state = useSignInState();
  const isPrerendered = auth.status === 'prerendered';
  const isLeaving = auth.status === 'signed-in' && !auth.isLate;
  const hasLateSession = auth.status === 'signed-in' && auth.isLate;
  const isInTrouble = auth.status === 'unknown' || hasLateSession;
  const path = isPrerendered ? undefined : state.sentFrom;
  return (
    <>
      {isLeaving && <Navigate to={afterSignIn(state)} replace />}
      {/* Stays until the next page has loaded. */}
      <AuthPage
        content={content}
        isLoading={isPrerendered || auth.status === 'loading' || isLeaving}
        isPrerendered={isPrerendered}
        notice={path && auth.status === 'signed-out' && <RedirectNotice content={content.redirected} path={path} />}
      >
        {isInTrouble ? (
          <ErrorPage
            content={hasLateSession ? sessionTrouble.late : sessionTrouble.unknown}
            onRetry={() => void auth.retry().then(focusHeading)}
          />
        ) : path || (!isPrerendered && namesMode(firstSearch)) ? (
          <OtherForm />
        ) : (
          authForm
        )}
      </AuthPage>
    </>
  );
}

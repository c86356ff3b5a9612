import { useEffect, useRef, useState } from 'react';
import type {
  NewPasswordValues,
  PasswordResetRequestValues,
  SignInValues,
  SignUpValues,
} from '@podium/data/schemas/auth';
import type { Outcome } from '@podium/data/schemas/outcome';
import { Button } from '@podium/ui/Button/Button';
import { useToasts } from '@podium/ui/Toast/Toasts';
import type { AuthFormContent } from './authContent.ts';
import * as styles from './AuthForm.css.ts';
import { type AuthMode, headingInTurn, headOf, waysFrom } from './authModes.ts';
import { ConfirmationNotice } from './ConfirmationNotice.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { isUnconfirmed } from './unconfirmed.ts';
import { useSending } from '../parts/useSending.ts';

export type { AuthFormContent, AuthMode };

export interface AuthFormProps {
  content: AuthFormContent;
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Whose password is set in mode `reset`. */
  accountEmail?: string;
  onSignIn: (values: SignInValues) => Promise<Outcome>;
  onSignUp: (values: SignUpValues) => Promise<Outcome>;
  /** Mails the confirmation link once more. */
  onResend: (values: PasswordResetRequestValues) => Promise<Outcome>;
  onRequestReset: (values: PasswordResetRequestValues) => Promise<Outcome>;
  onSetPassword: (values: NewPasswordValues) => Promise<Outcome>;
  /** The visitor leaves mode `reset` without a new password. */
  onAbandonReset: () => void;
}

/** What stands on /auth: signing in, signing up, and the other ways to a session. AuthPage is the page around it. */
export function AuthForm({ content, mode, onModeChange, accountEmail = '', ...events }: AuthFormProps) {
  const [email, setEmail] = useState('');
  /** The address that waits for its confirmation. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const sending = useSending(content.fallback);
  const resending = useSending(content.fallback);
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);

  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    heading.current?.focus();
  }, [mode]);

  const goTo = (next: AuthMode) => {
    sending.forget();
    onModeChange(next);
  };

  const signIn = async (values: SignInValues) => {
    const outcome = await sending.send(content.signIn.failureTitle, () => events.onSignIn(values));
    if (outcome?.ok === false) setUnconfirmed(isUnconfirmed(outcome.message) ? values.email : undefined);
  };

  const signUp = async (values: SignUpValues) => {
    const outcome = await sending.send(content.signUp.failureTitle, () => events.onSignUp(values));
    if (!outcome?.ok) return;
    toasts.show(content.signUp.successToast);
    setUnconfirmed(values.email);
    goTo('signin');
  };

  const resend = async ({ send }: typeof sending, values: PasswordResetRequestValues) => {
    const outcome = await send(content.confirmation.failureTitle, () => events.onResend(values));
    if (!outcome?.ok) return;
    toasts.show(content.confirmation.resentToast);
    setUnconfirmed(values.email);
    goTo('signin');
  };

  const requestReset = async (values: PasswordResetRequestValues) => {
    const outcome = await sending.send(content.resetRequest.failureTitle, () => events.onRequestReset(values));
    if (outcome?.ok) goTo('check-email');
  };

  const setPassword = async (values: NewPasswordValues) => {
    const outcome = await sending.send(content.reset.failureTitle, () => events.onSetPassword(values));
    if (outcome?.ok) toasts.show(content.reset.successToast);
  };

  const form = { content, isBusy: sending.isBusy, failure: sending.failure };
  const typed = { email, onEmailChange: setEmail };
  const head = headOf(mode, content, mode === 'reset' ? accountEmail : email);

  return (
    <div className={styles.forms}>
      <div>
        <h1 className={styles.heading} ref={heading} tabIndex={-1} data-in-turn={headingInTurn(mode, content)}>
          <span className={styles.headingText}>{head.heading}</span>
        </h1>
        <p className={styles.subtitle}>{head.subtitle}</p>
      </div>
      {mode === 'signin' && unconfirmed && (
        <ConfirmationNotice
          content={content.confirmation}
          email={unconfirmed}
          isBusy={resending.isBusy}
          onResend={() => void resend(resending, { email: unconfirmed })}
        />
      )}
      {mode === 'signin' && <SignInForm {...form} {...typed} onSubmit={signIn} />}
      {mode === 'signup' && <SignUpForm {...form} {...typed} onSubmit={signUp} />}
      {mode === 'reset-request' && (
        <EmailForm {...form} {...typed} words={content.resetRequest} onSubmit={requestReset} />
      )}
      {mode === 'reset' && <NewPasswordForm {...form} accountEmail={accountEmail} onSubmit={setPassword} />}
      {mode === 'link-expired' && (
        <EmailForm {...form} {...typed} words={content.linkExpired} onSubmit={(values) => resend(sending, values)} />
      )}
      <div className={styles.ways}>
        {waysFrom(mode, content).map((way) => (
          <Button key={way.mode} variant="quiet" isDisabled={sending.isBusy} onPress={() => goTo(way.mode)}>
            {way.label}
          </Button>
        ))}
        {mode === 'reset' && (
          <Button variant="quiet" isDisabled={sending.isBusy} onPress={events.onAbandonReset}>
            {content.reset.abandon}
          </Button>
        )}
      </div>
    </div>
  );
}

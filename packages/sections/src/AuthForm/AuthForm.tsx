import { useEffect, useRef, useState } from 'react';
import {
  type PasswordResetRequestValues,
  signInSchema,
  type SignInValues,
  signUpSchema,
  type SignUpValues,
} from '@podium/data/schemas/auth.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { Button } from '@podium/ui/Button/Button';
import { Text } from '@podium/ui/Text/Text';
import { TextField } from '@podium/ui/Field/TextField';
import { form } from '../parts/FormFrame.css.ts';
import { useChange } from '../parts/useChange.ts';
import { useSubmission } from '../parts/useSubmission.ts';
import { FormFrame } from '../parts/FormFrame.tsx';
import { useFields } from '../parts/useFields.ts';
import { EmailField, NewPasswordFields, PasswordField } from '../parts/accountFields.tsx';
import type { AuthFormContent, AuthHead } from './authContent.ts';
import * as styles from './AuthForm.css.ts';
import { EmailForm, type FormProps } from './EmailForm.tsx';
import { AuthHeading } from './private/AuthHeading.tsx';

export type { AuthFormContent };

/** `signin` and `signup` are the two main modes; the others serve passwords and mailed links. */
export type AuthMode = 'signin' | 'signup' | 'reset-request' | 'check-email';

export interface AuthFormProps {
  content: AuthFormContent;
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignIn: (values: SignInValues) => Promise<Result>;
  onSignUp: (values: SignUpValues) => Promise<Result>;
  onResend: (values: PasswordResetRequestValues) => Promise<Result>;
  onRequestReset: (values: PasswordResetRequestValues) => Promise<Result>;
}

/**
 * The forms of /auth: sign-in, sign-up, and password reset. Rendered inside `AuthPage`.
 *
 * @avoid Users who are signed in: use `AccountDialog`. The code of a second factor: use `SecondFactorForm`.
 * @content For each form: heading, sentence, label, pending label and the title of its failure. Never say whether an
 *   address has an account.
 * @do Say before typing how long a password must be.
 * @dont Say whether the address or the password was wrong.
 * @keyboard Focus moves to the heading when the form changes. The typed address is kept.
 */
export function AuthForm({ content, mode, onModeChange, ...events }: AuthFormProps) {
  const [email, setEmail] = useState('');
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const submission = useSubmission(content.fallback);
  const resending = useSubmission(content.fallback);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useChange(mode, () => heading.current?.focus());

  /** Keeps the address for the next form. */
  const keepEmail = () => {
    const field = place.current?.querySelector<HTMLInputElement>('[name=email]');
    if (field) setEmail(field.value);
  };
  // A value that was typed before hydration fired no event.
  useEffect(keepEmail, []);

  const goTo = (next: AuthMode) => {
    submission.forget();
    onModeChange(next);
  };

  const signIn = async (values: SignInValues) => {
    const result = await submission.send(content.signIn.failureTitle, () => events.onSignIn(values));
    if (result?.ok === false) setUnconfirmed(result.reason === 'unconfirmed' ? values.email : undefined);
  };

  const signUp = async (values: SignUpValues) => {
    const { failureTitle, successToast } = content.signUp;
    const result = await submission.send(failureTitle, () => events.onSignUp(values), successToast);
    if (!result?.ok) return;
    setUnconfirmed(values.email);
    goTo('signin');
  };

  const resend = (address: string) => {
    const { failureTitle, resentToast } = content.confirmation;
    return resending.send(failureTitle, () => events.onResend({ email: address }), resentToast);
  };

  const requestReset = async (values: PasswordResetRequestValues) => {
    const result = await submission.send(content.resetRequest.failureTitle, () => events.onRequestReset(values));
    if (result?.ok) goTo('check-email');
  };

  const { isBusy, failure } = submission;
  const shared = { content, email, isBusy, failure };
  const { head, inTurn, links } = wordsOf(mode, content);

  return (
    <div className={form} ref={place} onChange={keepEmail}>
      {/* The title of the prerendered page is that of the sign-in form. */}
      {mode !== 'signin' && <title>{`${head.heading} | ${content.brand.name}`}</title>}
      <AuthHeading ref={heading} {...head} email={email || content.unknownAddress} inTurn={inTurn} />
      {mode === 'signin' && unconfirmed && (
        <div className={styles.notice}>
          <Text size="small">{content.confirmation.text.replace('{email}', () => unconfirmed)}</Text>
          <Button variant="quiet" isBusy={resending.isBusy} onPress={() => void resend(unconfirmed)}>
            {resending.isBusy ? content.confirmation.resending : content.confirmation.resend}
          </Button>
        </div>
      )}
      {mode === 'signin' && <SignInForm {...shared} words={content.signIn} onSubmit={signIn} />}
      {mode === 'signup' && <SignUpForm {...shared} words={content.signUp} onSubmit={signUp} />}
      {mode === 'reset-request' && <EmailForm {...shared} words={content.resetRequest} onSubmit={requestReset} />}
      <div className={styles.modeLinks}>
        {links.map(([next, label]) => (
          <Button key={next} variant="quiet" isDisabled={isBusy} onPress={() => goTo(next)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface ModeWords {
  head: AuthHead;
  /** The heading of the opposite mode: space is reserved for the longer of the two. */
  inTurn?: string;
  links: readonly (readonly [AuthMode, label: string])[];
}

function wordsOf(mode: AuthMode, content: AuthFormContent): ModeWords {
  const { signIn, signUp, resetRequest, checkEmail } = content;
  const forgot = ['reset-request', signIn.forgot] as const;
  const again = ['reset-request', checkEmail.again] as const;
  const back = ['signin', content.backToSignIn] as const;
  const words: Record<AuthMode, ModeWords> = {
    signin: { head: signIn, inTurn: signUp.heading, links: [['signup', signIn.toggle], forgot] },
    signup: { head: signUp, inTurn: signIn.heading, links: [['signin', signUp.toggle]] },
    'reset-request': { head: resetRequest, links: [back] },
    'check-email': { head: checkEmail, links: [again, back] },
  };
  return words[mode];
}

function SignInForm({ content, email, onSubmit, ...frame }: FormProps<SignInValues>) {
  const { labels } = content;
  const { field, handleSubmit } = useFields(signInSchema, { email, password: '' });
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} {...frame}>
      <EmailField label={labels.email} {...field('email')} />
      <PasswordField label={labels.password} {...field('password')} />
    </FormFrame>
  );
}

function SignUpForm({ content, email, onSubmit, ...frame }: FormProps<SignUpValues>) {
  const { labels, passwordHint } = content;
  const empty = { fullName: '', email, password: '', confirmPassword: '' };
  const { field, handleSubmit } = useFields(signUpSchema, empty);
  return (
    <FormFrame onSubmit={handleSubmit(onSubmit)} {...frame}>
      <div className={styles.fields}>
        <TextField label={labels.fullName} autoComplete="name" isRequired {...field('fullName')} />
        <EmailField label={labels.email} {...field('email')} />
        <NewPasswordFields labels={labels} hint={passwordHint} field={field} />
      </div>
    </FormFrame>
  );
}

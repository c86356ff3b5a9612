import { useEffect, useRef, useState } from 'react';
import type { LinkPurpose, OpenedLink } from '@podium/data/schemas/mailedLink.ts';
import {
  newPasswordSchema,
  type NewPasswordValues,
  type PasswordResetRequestValues,
} from '@podium/data/schemas/auth.ts';
import { type CodeValues, withCode } from '@podium/data/schemas/secondFactor.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { useClock } from '@podium/ui/clock/Clock';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { type Submission, useSubmission } from '../parts/useSubmission.ts';
import { form } from '../parts/FormFrame.css.ts';
import { CodeField, NewPasswordFields } from '../parts/accountFields.tsx';
import { FormFrame, type FormWords } from '../parts/FormFrame.tsx';
import { useFields } from '../parts/useFields.ts';
import type { AuthFormContent } from './authContent.ts';
import * as styles from './AuthForm.css.ts';
import { EmailForm } from './EmailForm.tsx';
import { AuthHeading } from './private/AuthHeading.tsx';

const SLOW_AFTER_MS = 5000;

export interface AuthConfirmProps {
  content: AuthFormContent;
  /** What the mailed link is for; null when the URL has no complete link. */
  purpose: LinkPurpose | null;
  onOpen: () => Promise<OpenedLink>;
  /** Sets the password of the account that the link names, and signs in. */
  onAccept: (values: { password: string; fullName?: string; code?: string }) => Promise<Result>;
  onAccepted: () => void;
  /** Called when the visitor says that the account is not theirs, or leaves an incomplete link. */
  onLeave: () => void;
  onRenew: (values: PasswordResetRequestValues) => Promise<Result>;
}

type State = { status: 'asking' } | { status: 'renewed'; email: string } | OpenedLink;

/**
 * Landing page of mailed links (REQ-AUTH-3). A press posts the token, because mail programs open links too. The page
 * then names the account and sets its password.
 *
 * @avoid Links of the newsletter: use `NewsletterResult`.
 * @content For each purpose of a link: heading, sentence and label; and the texts for an expired link and for leaving.
 * @do Say before the press what it will do.
 * @keyboard Focus moves to the heading when the state changes.
 */
export function AuthConfirm(props: AuthConfirmProps) {
  const { content, purpose } = props;
  const [state, setState] = useState<State>({ status: 'asking' });
  const submission = useSubmission(content.fallback);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = content.confirm;
  const passwordWords = words.password[purpose === 'recovery' ? 'recovery' : 'signup'];
  const isChange = purpose === 'email_change';
  const asking = purpose ? words.asking[purpose] : words.incomplete;
  const { status } = state;
  const named = 'account' in state ? state.account : state;
  const head = {
    asking,
    failed: asking,
    opened: passwordWords,
    'half-way': words.halfWay,
    'email-changed': words.changed,
    expired: isChange ? words.expiredChange : words.expired,
    renewed: content.checkEmail,
  }[status];

  useEffect(() => {
    if (status !== 'asking' && status !== 'failed') heading.current?.focus();
  }, [status]);

  const open = async () => {
    await submission.send(words.failureTitle, async () => {
      const opened = await props.onOpen();
      setState(opened);
      return opened.status === 'failed' ? { ok: false, message: opened.message } : { ok: true };
    });
  };

  const setPassword = async ({ password, fullName, code }: NewPasswordValues & CodeValues) => {
    const call = () => props.onAccept(code === '' ? { password, fullName } : { password, fullName, code });
    const result = await submission.send(passwordWords.failureTitle, call, passwordWords.successToast);
    if (result?.ok) props.onAccepted();
    return result;
  };

  const renew = async (values: PasswordResetRequestValues) => {
    const result = await submission.send(words.expired.failureTitle, () => props.onRenew(values));
    if (result?.ok) setState({ status: 'renewed', email: values.email });
  };

  const { isBusy, failure } = submission;
  const isAsking = purpose !== null && (status === 'asking' || status === 'failed');

  return (
    <div className={form}>
      <title>{`${head.heading} | ${content.brand.name}`}</title>
      <AuthHeading ref={heading} {...head} email={'email' in named ? named.email : undefined} />
      {isAsking && <OpenButton words={words} purpose={purpose} {...submission} onPress={() => void open()} />}
      {status === 'opened' && (
        <NewPasswordForm
          content={content}
          words={passwordWords}
          submission={submission}
          account={state.account}
          hasSecondFactor={state.hasSecondFactor === true}
          isNewAccount={purpose !== 'recovery'}
          onSubmit={setPassword}
        />
      )}
      {(status === 'opened' || purpose === null) && (
        <div className={styles.modeLinks}>
          <Button variant="quiet" isDisabled={isBusy} onPress={props.onLeave}>
            {purpose === null ? content.backToSignIn : words.leave}
          </Button>
        </div>
      )}
      {status === 'expired' && !isChange && (
        <EmailForm
          content={content}
          words={words.expired}
          email=""
          isBusy={isBusy}
          failure={failure}
          onSubmit={renew}
        />
      )}
      {isChange && !isAsking && (
        <div>
          <ButtonLink href={words.account.href}>{words.account.label}</ButtonLink>
        </div>
      )}
    </div>
  );
}

interface OpenButtonProps {
  words: AuthFormContent['confirm'];
  purpose: LinkPurpose;
  isBusy: boolean;
  failure: string | undefined;
  onPress: () => void;
}

function OpenButton({ words, purpose, isBusy, failure, onPress }: OpenButtonProps) {
  const clock = useClock();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isBusy) return undefined;
    const forget = clock.after(SLOW_AFTER_MS, () => setIsSlow(true));
    return () => {
      forget();
      setIsSlow(false);
    };
  }, [clock, isBusy]);

  return (
    <>
      {failure && (
        <FormStatus tone="failure" isToasted>
          {failure}
        </FormStatus>
      )}
      <output>{isSlow && words.slow}</output>
      <Button isFullWidth isBusy={isBusy} onPress={onPress}>
        {isBusy ? words.submitting : words.asking[purpose].submit}
      </Button>
    </>
  );
}

interface NewPasswordFormProps {
  content: AuthFormContent;
  words: FormWords;
  submission: Submission;
  account: { email: string; fullName: string };
  hasSecondFactor: boolean;
  /** Its name is to be confirmed: another person may have typed it. */
  isNewAccount: boolean;
  onSubmit: (values: NewPasswordValues & CodeValues) => ReturnType<Submission['send']>;
}

function NewPasswordForm(props: NewPasswordFormProps) {
  const { content, words, submission, account, hasSecondFactor, isNewAccount, onSubmit } = props;
  const { labels, passwordHint } = content;
  const { isBusy, failure, reason, forget } = submission;
  const isCodeWrong = reason === 'wrong_code';
  const empty = { fullName: isNewAccount ? account.fullName : undefined, password: '', confirmPassword: '', code: '' };
  const { field, handleSubmit, setFocus } = useFields(withCode(newPasswordSchema, hasSecondFactor), empty);

  const submit = async (values: NewPasswordValues & CodeValues) => {
    const result = await onSubmit(values);
    if (result?.ok === false && result.reason === 'wrong_code') setFocus('code', { shouldSelect: true });
  };

  return (
    <FormFrame
      onSubmit={handleSubmit(submit)}
      words={words}
      isBusy={isBusy}
      failure={isCodeWrong ? undefined : failure}
    >
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      {isNewAccount && <TextField label={labels.fullName} autoComplete="name" isRequired {...field('fullName')} />}
      {hasSecondFactor && (
        <CodeField
          label={labels.code}
          {...field('code', { failure: isCodeWrong ? failure : undefined, onChange: forget })}
        />
      )}
      <NewPasswordFields
        labels={{ ...labels, password: isNewAccount ? labels.password : labels.newPassword }}
        hint={passwordHint}
        field={field}
      />
    </FormFrame>
  );
}

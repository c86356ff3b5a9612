import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NEWSLETTER_SUCCESS_MS, newsletterSchema, type NewsletterValues } from '@podium/data/schemas/newsletter';
import type { Result } from '@podium/data/schemas/result';
import { Button } from '@podium/ui/Button/Button';
import { useClock } from '@podium/ui/clock/Clock';
import { Callout } from '@podium/ui/Callout/Callout';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { EmailFallback, type EmailFallbackContent } from '../parts/EmailFallback.tsx';
import type { RichTextProps } from '../parts/RichText.tsx';
import { NoScriptNotice } from '../parts/NoScriptNotice.tsx';
import * as styles from './Newsletter.css.ts';

export interface NewsletterContent {
  /** Id of the section, without '#'. */
  anchor: string;
  heading: string;
  body: string;
  emailLabel: string;
  placeholder: string;
  noScript: RichTextProps['text'];
  submit: string;
  submitting: string;
  /** Replaces the form for 3000 ms (REQ-NEWS-1). */
  success: string;
  welcomeToast: { title: string; description: string };
  /** `description` is used when the failure has no message. */
  failureToast: { title: string; description: string };
  /** Offered when the service could not be reached. */
  emailFallback: EmailFallbackContent;
}

export interface NewsletterProps {
  content: NewsletterContent;
  onSubmit: (values: NewsletterValues) => Promise<Result>;
  honeypot?: ReactNode;
}

type State =
  | { status: 'idle' }
  | { status: 'invalid'; message: string }
  | { status: 'submitting' }
  | { status: 'failed'; message: string; unsentEmail?: string }
  | { status: 'success' };

/** The visible field; a honeypot field may precede it. */
const address = 'input[type=email]';

/**
 * One e-mail field and a submit button (REQ-NEWS-1). Before hydration the browser validates the field, and the host may
 * replay an early submit. Without a submit handler, method="dialog" neither navigates nor puts the address into the
 * URL.
 */
export function Newsletter({ content, onSubmit, honeypot }: NewsletterProps) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const isInFlight = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const headingId = useId();
  const clock = useClock();
  const toasts = useToasts();

  useEffect(() => {
    if (state.status !== 'success') return undefined;
    return clock.after(NEWSLETTER_SUCCESS_MS, () => {
      hadFocus.current = place.current === document.activeElement;
      setState({ status: 'idle' });
    });
  }, [clock, state.status]);

  // Keep focus when the form is swapped for the success message.
  useEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (state.status === 'success') place.current?.focus();
    if (state.status === 'idle') place.current?.querySelector<HTMLInputElement>(address)?.focus();
  }, [state.status]);

  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('email');
    if (isInFlight.current || typeof typed !== 'string' || typed.trim() === '') return;
    const checked = newsletterSchema.safeParse({ email: typed });
    if (!checked.success) {
      setState({ status: 'invalid', message: checked.error.issues[0]?.message ?? content.failureToast.description });
      form.querySelector<HTMLInputElement>(address)?.focus();
      return;
    }
    isInFlight.current = true;
    setState({ status: 'submitting' });
    const result = await onSubmit(checked.data).catch((): Result => ({ ok: false }));
    isInFlight.current = false;
    if (result.ok) {
      hadFocus.current = form.contains(document.activeElement);
      setState({ status: 'success' });
      toasts.show(content.welcomeToast);
    } else {
      const message = result.message ?? content.failureToast.description;
      const isUnanswered = result.message === undefined;
      setState({ status: 'failed', message, unsentEmail: isUnanswered ? checked.data.email : undefined });
      toasts.show({ title: content.failureToast.title, description: message, tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  const unsentEmail = state.status === 'failed' ? state.unsentEmail : undefined;

  /** Keeps the e-mail up to date with the field. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    if (state.status !== 'failed' || state.unsentEmail === undefined) return;
    const typed = new FormData(event.currentTarget).get('email');
    if (typeof typed === 'string') setState({ ...state, unsentEmail: typed });
  };

  // The form or its success message.
  const action = (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {state.status !== 'success' && (
        <form className={styles.form} method="dialog" onSubmit={handleSubmit} onInput={handleInput}>
          {honeypot}
          <div className={styles.field}>
            <TextField
              label={content.emailLabel}
              name="email"
              type="email"
              autoComplete="email"
              placeholder={content.placeholder}
              tone="sun"
              isRequired
              ref={requireInBrowser}
              readOnly={state.status === 'submitting'}
              errorMessage={state.status === 'invalid' ? state.message : undefined}
            />
          </div>
          <div className={styles.action}>
            <Button type="submit" tone="sun" isBusy={state.status === 'submitting'}>
              {state.status === 'submitting' ? content.submitting : content.submit}
            </Button>
          </div>
        </form>
      )}
      <NoScriptNotice text={content.noScript} />
      <FormStatus tone={state.status === 'failed' ? 'failure' : 'success'} isToasted>
        {statusLine(content, state)}
      </FormStatus>
      <EmailFallback
        content={content.emailFallback}
        answers={unsentEmail === undefined ? undefined : { lines: [[content.emailLabel, unsentEmail]] }}
        tone="sun"
      />
    </div>
  );

  return (
    <Callout id={content.anchor} aria-labelledby={headingId} action={action}>
      <div className={styles.heading}>
        <Heading level={2} id={headingId}>
          {content.heading}
        </Heading>
      </div>
      <Text>{content.body}</Text>
    </Callout>
  );
}

/** The result of the last submission. */
function statusLine(content: NewsletterContent, state: State): string | undefined {
  if (state.status === 'success') return content.success;
  return state.status === 'failed' ? `${content.failureToast.title}. ${state.message}` : undefined;
}

/** Adds the browser's own validation; the field itself only sets `aria-required`. */
function requireInBrowser(input: HTMLInputElement | null): void {
  if (input) input.required = true;
}

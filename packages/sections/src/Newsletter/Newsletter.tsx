import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NEWSLETTER_SUCCESS_MS, newsletterSchema, type NewsletterValues } from '@podium/data/schemas/newsletter';
import type { Outcome } from '@podium/data/schemas/outcome';
import { Button } from '@podium/ui/Button/Button';
import { useClock } from '@podium/ui/clock/Clock';
import { Coupon } from '@podium/ui/Coupon/Coupon';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { useToasts } from '@podium/ui/Toast/Toasts';
import type { LinkedWordsProps } from '../parts/LinkedWords.tsx';
import { WithoutScripts } from '../parts/WithoutScripts.tsx';
import * as styles from './Newsletter.css.ts';

export interface NewsletterContent {
  /** Id of the section, without '#'. */
  anchor: string;
  heading: string;
  body: string;
  emailLabel: string;
  placeholder: string;
  /** What to do where no script runs. */
  withoutScripts: LinkedWordsProps['text'];
  submit: string;
  submitting: string;
  /** Stands in the form's place for 3 seconds. */
  success: string;
  welcomeToast: { title: string; description: string };
  /** `description` is said when the refusal brings no sentence of its own. */
  failureToast: { title: string; description: string };
}

export interface NewsletterProps {
  content: NewsletterContent;
  onSubmit: (values: NewsletterValues) => Promise<Outcome>;
  /** Stands in the form for machines alone. */
  decoy?: ReactNode;
}

type State =
  | { status: 'idle' }
  | { status: 'invalid'; message: string }
  | { status: 'submitting' }
  | { status: 'failed'; message: string }
  | { status: 'success' };

/** The visitor's field; the one for machines may stand before it. */
const address = 'input[type=email]';

/**
 * The coupon: one e-mail address and a button (specification §4, newsletter).
 * Before hydration it is plain markup: the browser asks for an address, and the host may keep an early submit and
 * repeat it. Should no script take it, `dialog` keeps the address out of the page's own, and the page where it is.
 */
export function Newsletter({ content, onSubmit, decoy }: NewsletterProps) {
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

  // The form and its thanks take each other's place; whoever stood in the one goes on in the other.
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
    const outcome = await onSubmit(checked.data).catch((): Outcome => ({ ok: false }));
    isInFlight.current = false;
    if (outcome.ok) {
      hadFocus.current = form.contains(document.activeElement);
      setState({ status: 'success' });
      toasts.show(content.welcomeToast);
    } else {
      const message = outcome.message ?? content.failureToast.description;
      setState({ status: 'failed', message });
      toasts.show({ title: content.failureToast.title, description: message, tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  // The form, or its thanks.
  const action = (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {state.status !== 'success' && (
        <form className={styles.form} method="dialog" onSubmit={handleSubmit}>
          {decoy}
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
      <WithoutScripts text={content.withoutScripts} />
      <FormStatus tone={state.status === 'failed' ? 'failure' : 'success'} isToasted>
        {statusLine(content, state)}
      </FormStatus>
    </div>
  );

  return (
    <Coupon id={content.anchor} aria-labelledby={headingId} action={action}>
      <div className={styles.heading}>
        <Heading level={2} id={headingId}>
          {content.heading}
        </Heading>
      </div>
      <Text>{content.body}</Text>
    </Coupon>
  );
}

/** What happened, in the form's place. */
function statusLine(content: NewsletterContent, state: State): string | undefined {
  if (state.status === 'success') return content.success;
  return state.status === 'failed' ? `${content.failureToast.title}. ${state.message}` : undefined;
}

/** The field says that it is required; here the browser itself shall ask for it too (specification §5). */
function requireInBrowser(input: HTMLInputElement | null): void {
  if (input) input.required = true;
}

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NEWSLETTER_SUCCESS_MS, newsletterSchema, type NewsletterValues } from '@podium/data/schemas/newsletter.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { Button } from '@podium/ui/Button/Button';
import { useClock } from '@podium/ui/clock/Clock';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import type { ToastText } from '@podium/ui/Toast/Toasts';
import { EmailFallback, type EmailFallbackContent } from '../parts/EmailFallback.tsx';
import type { RichTextProps } from '../parts/RichText.tsx';
import { NoScriptNotice } from '../parts/NoScriptNotice.tsx';
import { useEmailField } from '../parts/useEmailField.ts';
import { useSubmission } from '../parts/useSubmission.ts';
import * as styles from './Newsletter.css.ts';

export interface NewsletterContent {
  anchor: string;
  heading: string;
  body: string;
  specimen?: SpecimenContent;
  emailLabel: string;
  placeholder: string;
  noScript: RichTextProps['text'];
  submit: string;
  submitting: string;
  /** Replaces the form for 3000 ms (REQ-NEWS-1). */
  success: string;
  welcomeToast: ToastText;
  /** `description` is used when the failure has no message. */
  failureToast: Required<ToastText>;
  /** Offered after a failure. */
  emailFallback: EmailFallbackContent;
}

export interface NewsletterProps {
  content: NewsletterContent;
  onSubmit: (values: NewsletterValues) => Promise<Result>;
  honeypot?: ReactNode;
}

/**
 * One e-mail field and a submit button (REQ-NEWS-1). Before hydration the browser validates the field, and the host may
 * replay an early submit. Without a submit handler, method="dialog" neither navigates nor puts the address into the
 * URL.
 *
 * @avoid Requests for a file: use `FreeResources`. Confirming a subscription: use `NewsletterResult`.
 * @content A heading, one sentence on what is sent how often, and the texts for success and failure. A sample issue
 *   with a title and three rows.
 * @do Take the sample from a real issue.
 * @dont Ask for a name.
 * @keyboard Enter submits. An invalid address keeps focus in the field; the confirmation keeps the place of focus.
 */
export function Newsletter({ content, onSubmit, honeypot }: NewsletterProps) {
  const submission = useSubmission(content.failureToast.description);
  const { isBusy, failure, send } = submission;
  const { field, email, check } = useEmailField(newsletterSchema, submission);
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const clock = useClock();

  useEffect(() => {
    if (!isSent) return undefined;
    return clock.after(NEWSLETTER_SUCCESS_MS, () => setSent(false));
  }, [clock, isSent]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = isBusy ? undefined : check();
    if (!values) return;
    const result = await send(content.failureToast.title, () => onSubmit(values), content.welcomeToast);
    if (!result?.ok) return;
    // Keep focus when the form is swapped for the success message.
    if (place.current?.contains(document.activeElement)) place.current.focus();
    form.reset();
    setSent(true);
  };

  const { specimen } = content;
  return (
    <section
      id={content.anchor}
      aria-labelledby={headingId}
      className={styles.callout({ hasPicture: specimen !== undefined })}
    >
      <div className={styles.message}>
        <Heading level={2} id={headingId}>
          {content.heading}
        </Heading>
        <Text>{content.body}</Text>
      </div>
      {specimen && <Specimen {...specimen} />}
      <div
        className={styles.place}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag says group and nothing more
        role="group"
        aria-labelledby={headingId}
        ref={place}
        tabIndex={-1}
        data-sent={isSent ? '' : undefined}
      >
        <form className={styles.form} method="dialog" onSubmit={(event) => void handleSubmit(event)}>
          {honeypot}
          <div className={styles.field}>
            <TextField {...field} label={content.emailLabel} placeholder={content.placeholder} required />
          </div>
          <div className={styles.action}>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? content.submitting : content.submit}
            </Button>
          </div>
        </form>
        <NoScriptNotice text={content.noScript} />
        <FormStatus tone={failure ? 'failure' : 'success'} isToasted>
          {failure ? `${content.failureToast.title}. ${failure}` : isSent ? content.success : undefined}
        </FormStatus>
        <EmailFallback
          content={content.emailFallback}
          answers={failure === undefined ? undefined : { lines: [[content.emailLabel, email]] }}
        />
      </div>
    </section>
  );
}

interface SpecimenContent {
  /** 'No. 112'. */
  number: string;
  /** Says that it is a sample. */
  label: string;
  title: string;
  rows: readonly { term: string; value: string }[];
}

function Specimen({ number, label, title, rows }: SpecimenContent) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.specimenHead}>
        <span>{number}</span>
        <span>{label}</span>
      </figcaption>
      <p className={styles.specimenTitle}>{title}</p>
      <dl className={styles.specimenRows}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

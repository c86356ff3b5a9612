import { type FormEvent, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, useWatch, type UseFormReturn } from 'react-hook-form';
import { type AnyFieldTexts, labelledAnswers } from '@podium/data/schemas/formFields.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { type ToastText, useToasts } from '@podium/ui/Toast/Toasts';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { Note } from '../Note.tsx';
import type { FormAnswers } from '../formAnswers.ts';
import { EmailFallback, type EmailFallbackContent } from '../EmailFallback.tsx';
import type { RichTextProps } from '../RichText.tsx';
import { useSubmission } from '../useSubmission.ts';
import { NoScriptNotice } from '../NoScriptNotice.tsx';
import { SectionHeadingId } from '../SectionHeading.tsx';
import * as styles from './SubmissionForm.css.ts';
import { type Receipt, type Sent, SuccessPanel, type SuccessPanelContent } from './SuccessPanel.tsx';

export interface SubmissionFormContent extends AnyFieldTexts {
  noScript: RichTextProps['text'];
  submit: string;
  submitting: string;
  /** Beside the submit button: what happens next. */
  note: string;
  /** `description` is used when the result has no message. */
  failureToast: Required<ToastText>;
  /** Offered after a failure. */
  emailFallback: EmailFallbackContent;
  successPanel: SuccessPanelContent;
}

export interface SubmissionFormProps<Input extends FieldValues, Output extends Sent> {
  content: SubmissionFormContent;
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (values: Output) => Promise<Result>;
  honeypot?: ReactNode;
  beside?: ReactNode;
  /** What the success panel shows of the values. */
  receipt?: (sent: Output) => Receipt;
  /** The fields; read-only while `form.formState.isSubmitting`. */
  children: ReactNode;
}

/**
 * A form that is replaced by a success panel for five seconds, and then shown again, reset (REQ-FORM-3). A failure
 * shows a toast and a message below the submit button. The values are kept, and can be sent by e-mail (REQ-FORM-5).
 */
export function SubmissionForm<Input extends FieldValues, Output extends Sent>(
  props: SubmissionFormProps<Input, Output>,
) {
  const { content, form, onSubmit, honeypot, beside, receipt, children } = props;
  const { noScript, submit, submitting, note, failureToast } = content;
  const [sent, setSent] = useState<Output | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { send, failure } = useSubmission(failureToast.description);
  const toasts = useToasts();
  const { isSubmitting } = form.formState;
  // Renders on every change after a failure, so that the e-mail has the current values.
  useWatch({ control: form.control, disabled: failure === undefined });

  useLayoutEffect(() => {
    // Shows the heading, which the fixed bars may cover.
    if (sent) showTop(place.current?.previousElementSibling ?? place.current);
  }, [sent]);

  /** Keeps focus when the form is swapped for the success panel. */
  const keepFocus = () => {
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  };

  const submitValues = async (values: Output) => {
    const result = await send(failureToast.title, () => onSubmit(values));
    if (!result?.ok) return;
    // The page was left meanwhile.
    if (!place.current) toasts.show({ title: content.successPanel.heading });
    keepFocus();
    setSent(values);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting && !sent) void form.handleSubmit(submitValues)();
  };

  const handleReturn = () => {
    keepFocus();
    form.reset();
    setSent(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag says group and nothing more
    <div className={styles.place} role="group" aria-labelledby={use(SectionHeadingId)} ref={place} tabIndex={-1}>
      <SuccessPanel
        content={content}
        sent={sent}
        receipt={sent ? receipt?.(sent) : undefined}
        onReturn={handleReturn}
      />
      {/* Without a submit handler, method="dialog" neither navigates nor puts the values into the URL. */}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        data-covered={sent ? '' : undefined}
      >
        {honeypot}
        {children}
        <NoScriptNotice text={noScript} />
        <div className={styles.send}>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? submitting : submit}
          </Button>
          {beside}
          <Note>{note}</Note>
        </div>
        {failure && (
          <FormStatus tone="failure" isToasted>
            {`${failureToast.title}. ${failure}`}
          </FormStatus>
        )}
        <EmailFallback
          content={content.emailFallback}
          answers={failure === undefined ? undefined : answersOf(content, form.getValues())}
        />
      </form>
    </div>
  );
}

function answersOf(content: AnyFieldTexts, values: Record<string, string | undefined>): FormAnswers {
  return { lines: labelledAnswers(content, values), message: values['message'] };
}

/** Scrolls to the top of an element that begins above the viewport or below the fixed bars. */
function showTop(element: Element | null): void {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (element && element.getBoundingClientRect().top < bars) element.scrollIntoView({ behavior: 'instant' });
}

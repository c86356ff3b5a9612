import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Outcome } from '@podium/data/schemas/outcome';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { Text } from '@podium/ui/Text/Text';
import type { LinkedWordsProps } from '../LinkedWords.tsx';
import { useSending } from '../useSending.ts';
import { WithoutScripts } from '../WithoutScripts.tsx';
import type { Letter } from './letterSeal.ts';
import * as styles from './ThankedForm.css.ts';
import { ThankYou, type ThankYouContent } from './ThankYou.tsx';

export interface ThankedFormContent {
  /** What to do where no script runs. */
  withoutScripts: LinkedWordsProps['text'];
  submit: string;
  /** On the button while the letter is on its way. */
  submitting: string;
  /** Beside the button: what happens next. */
  note: string;
  /** `description` is said when the refusal brings no sentence of its own. */
  failureToast: { title: string; description: string };
  thankYou: ThankYouContent;
}

export interface ThankedFormProps<Input extends FieldValues, Output extends Letter> {
  content: ThankedFormContent;
  /** Id of the heading that names the form. */
  headingId: string;
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (values: Output) => Promise<Outcome>;
  /** Stands in the form for machines alone. */
  decoy?: ReactNode;
  /** The fields. They stand still while `form.formState.isSubmitting`. */
  children: ReactNode;
}

/**
 * A form whose thanks take its place for five seconds; then it comes back reset. A refusal is a toast, what it says
 * remains below the button, and the form stays as it is (specification §4, 'Speaking and contact forms').
 */
export function ThankedForm<Input extends FieldValues, Output extends Letter>({
  content: { withoutScripts, submit, submitting, note, failureToast, thankYou },
  headingId,
  form,
  onSubmit,
  decoy,
  children,
}: ThankedFormProps<Input, Output>) {
  const [sent, setSent] = useState<Letter | null>(null);
  /** From the press of the button until the form can be sent again: not before it is back, or wrong, or refused. */
  const isTaken = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { send, failure } = useSending(failureToast.description);
  const { isSubmitting } = form.formState;

  /** Whoever stands in the form or in its thanks goes on in the other. */
  const keepFocus = () => {
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  };

  const release = () => {
    isTaken.current = false;
  };

  const sendLetter = async (values: Output) => {
    const outcome = await send(failureToast.title, () => onSubmit(values));
    if (outcome?.ok) {
      keepFocus();
      setSent(values);
    } else {
      release();
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isTaken.current) return;
    isTaken.current = true;
    void form.handleSubmit(sendLetter, release)();
  };

  const handleReturn = () => {
    release();
    keepFocus();
    form.reset();
    setSent(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag says group and nothing more
    <div className={styles.place} role="group" aria-labelledby={headingId} ref={place} tabIndex={-1}>
      <ThankYou content={thankYou} letter={sent} onReturn={handleReturn} />
      {/* Should no script take it, nothing of a letter gets into an address, and the page stays. */}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        data-covered={sent ? '' : undefined}
      >
        {decoy}
        {children}
        <WithoutScripts text={withoutScripts} />
        <div className={styles.send}>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? submitting : submit}
          </Button>
          <Text size="small" tone="secondary">
            {note}
          </Text>
        </div>
        {failure && (
          <FormStatus tone="failure" isToasted>
            {`${failureToast.title}. ${failure}`}
          </FormStatus>
        )}
      </form>
    </div>
  );
}

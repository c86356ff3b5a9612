import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type OnboardingValues, STEP_COUNT } from '@podium/data/schemas/onboarding.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { useLocale } from '@podium/ui/locale/Locale';
import { Progress } from '@podium/ui/Progress/Progress';
import { Text } from '@podium/ui/Text/Text';
import { type ToastText, useToasts } from '@podium/ui/Toast/Toasts';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { useChange } from '../parts/useChange.ts';
import { useMessages, useSubmission } from '../parts/useSubmission.ts';
import { checkStep, readApplication, type StepProblems } from './checkStep.ts';
import { JoinAside, type JoinAsideContent } from './JoinAside.tsx';
import type { JoinAnswers, JoinDraft, JoinStep } from './joinDraft.tsx';
import * as styles from './JoinWizard.css.ts';
import { EligibilityStep, InterestsStep, ProfileStep, type StepProps, type StepsContent } from './steps.tsx';

export interface JoinWizardContent extends StepsContent {
  aside: JoinAsideContent;
  progressLabel: string;
  /** 'Step {step} of 3' */
  position: string;
  /** '{percent}% complete' */
  complete: string;
  back: string;
  submitting: string;
  successToast: ToastText;
  failureToast: Required<ToastText>;
  /** Shown below a failure of the service: a contact link. Its e-mail contains no answers. */
  failureHelp: RichTextProps['text'];
}

export interface JoinWizardProps {
  content: JoinWizardContent;
  /** Id of the signed-in user, from which the emblem is drawn. */
  applicantId: string;
  /** The commitment that opens the deals, in USD, from the database; null when it could not be loaded. */
  qualifyingCommitment: number | null;
  /** Step and answers, kept by the host above the route; see `emptyDraft` and `draftFromValues`. */
  draft: JoinDraft;
  onDraftChange: (draft: JoinDraft) => void;
  /** Submits the application. A failure's `message` is shown at the button, for example when the session has ended. */
  onSubmit: (values: OnboardingValues) => Promise<Result>;
  onDone: () => void;
}

/**
 * The application in three steps (REQ-JOIN-1).
 *
 * @avoid Messages and speaking requests: use `ContactForm` and `SpeakingInquiry`, which need no account.
 * @content For each step: heading, questions, hints and messages. Percentage and step are filled into `position` and
 *   `complete`.
 * @dont Ask again for what the account knows.
 * @keyboard Focus moves to the heading of each step. An incomplete step moves focus to the first field to correct.
 */
export function JoinWizard(props: JoinWizardProps) {
  const { content, applicantId, qualifyingCommitment, draft, onDraftChange, onSubmit, onDone } = props;
  const [messages, setMessages] = useState<StepProblems['messages']>({});
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, reason, forget, send } = useSubmission(content.failureToast.description);
  const heading = useRef<HTMLHeadingElement>(null);
  const positionId = useId();
  const toasts = useToasts();
  const dismissToasts = useRef<(() => void)[]>([]);
  const locale = useLocale();
  const translate = useMessages();
  // The button stays pending until the host has navigated.
  const isSubmitting = isBusy || isDone;

  useChange(draft.step, () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  });

  const forgetProblems = () => {
    setMessages({});
    forget();
    for (const dismiss of dismissToasts.current.splice(0)) dismiss();
  };

  const goTo = (step: number) => {
    forgetProblems();
    onDraftChange({ ...draft, step: step as JoinStep });
  };

  const refuse = (form: HTMLFormElement, problems: StepProblems) => {
    // Rendered before focus moves: screen readers read the message with the field.
    flushSync(() => setMessages(problems.messages));
    dismissToasts.current = problems.toasts.map(({ title, description }) =>
      toasts.show({ title: translate(title), description: translate(description), tone: 'destructive' }),
    );
    const [first] = Object.keys(problems.messages);
    form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const save = () => onSubmit(readApplication(draft.answers));

  const submit = async () => {
    const result = await send(content.failureToast, save, content.successToast);
    if (!result?.ok) return;
    setDone(true);
    onDone();
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    forgetProblems();
    const problems = checkStep(draft.step, draft.answers, locale);
    if (problems) refuse(event.currentTarget, problems);
    else if (draft.step < STEP_COUNT) goTo(draft.step + 1);
    else void submit();
  };

  const handleBack = () => {
    if (!isSubmitting) goTo(draft.step - 1);
  };

  const handleAnswer = (change: Partial<JoinAnswers>) => {
    if (isSubmitting) return;
    setMessages((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
    onDraftChange({ ...draft, answers: { ...draft.answers, ...change } });
  };

  const step: StepProps = {
    answers: draft.answers,
    onAnswer: handleAnswer,
    field: (name) => ({ name, errorMessage: messages[name] && translate(messages[name]) }),
  };
  const percent = Math.round((draft.step / STEP_COUNT) * 100);
  const words = { 1: content.eligibility, 2: content.profile, 3: content.interests }[draft.step];

  return (
    <div className={styles.page}>
      <JoinAside content={content.aside} applicantId={applicantId} draft={draft} />
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <div className={styles.progress}>
          <p className={styles.progressWords} id={positionId}>
            {content.position.replace('{step}', String(draft.step))}
          </p>
          <p className={styles.progressWords}>{content.complete.replace('{percent}', String(percent))}</p>
          <div className={styles.progressBar}>
            <Progress label={content.progressLabel} value={percent} />
          </div>
        </div>
        <div>
          <h1 className={styles.heading} ref={heading} tabIndex={-1} aria-describedby={positionId}>
            {words.heading}
          </h1>
          <p className={styles.lede}>{words.lede}</p>
        </div>
        {draft.step === 1 && <EligibilityStep content={content.eligibility} {...step} />}
        {draft.step === 2 && (
          <ProfileStep content={content.profile} qualifyingCommitment={qualifyingCommitment} {...step} />
        )}
        {draft.step === 3 && <InterestsStep content={content.interests} {...step} />}
        <div>
          <FormStatus tone="failure" isToasted={reason === 'unanswered'}>
            {failure}
          </FormStatus>
          <div aria-live="polite">
            {reason === 'unanswered' && (
              <Text size="small">
                <RichText text={content.failureHelp} linkVariant="inherit" />
              </Text>
            )}
          </div>
          <div className={styles.actions}>
            {draft.step > 1 && (
              <Button variant="secondary" onPress={handleBack}>
                {content.back}
              </Button>
            )}
            <div className={styles.forward}>
              <Button type="submit" isBusy={isSubmitting}>
                {isSubmitting ? content.submitting : words.next}
              </Button>
            </div>
          </div>
        </div>
      </form>
    </div>
  );
}

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { OnboardingValues } from '@podium/data/schemas/onboarding';
import type { Outcome } from '@podium/data/schemas/outcome';
import { Button } from '@podium/ui/Button/Button';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { Progress } from '@podium/ui/Progress/Progress';
import { useToasts } from '@podium/ui/Toast/Toasts';
import { checkStep, firstWrongField, type JoinField, readApplication, type StepProblems } from './checkStep.ts';
import { EligibilityStep, type EligibilityContent } from './EligibilityStep.tsx';
import { InterestsStep, type InterestsContent } from './InterestsStep.tsx';
import { JoinAside, type JoinAsideContent } from './JoinAside.tsx';
import { answer, type JoinAnswers, type JoinDraft, percentComplete, stepBack, stepOn } from './joinDraft.tsx';
import * as styles from './JoinWizard.css.ts';
import { ProfileStep, type ProfileContent } from './ProfileStep.tsx';
import type { StepProps } from './stepProps.ts';

export interface JoinWizardContent {
  aside: JoinAsideContent;
  /** Names the ribbon. */
  progressLabel: string;
  /** 'Step {step} of 3' */
  position: string;
  /** '{percent}% complete' */
  complete: string;
  eligibility: EligibilityContent;
  profile: ProfileContent;
  interests: InterestsContent;
  back: string;
  submitting: string;
  successToast: { title: string; description: string };
  failureToast: { title: string; description: string };
}

export interface JoinWizardProps {
  content: JoinWizardContent;
  /** Id of the signed-in user: the same applicant, the same seal. */
  applicantId: string;
  /** Step and answers, kept by the host above the route; see `emptyDraft` and `draftFromValues`. */
  draft: JoinDraft;
  onDraftChange: (draft: JoinDraft) => void;
  /** Sends the whole application. A refusal's `message` is shown at the button, for a session that has ended. */
  onSubmit: (values: OnboardingValues) => Promise<Outcome>;
  /** The application is saved; the host goes to the deals. */
  onDone: () => void;
}

type Sending = { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; message?: string };

/** The application in three steps (specification §2, join screen; §4, join flow). */
export function JoinWizard({ content, applicantId, draft, onDraftChange, onSubmit, onDone }: JoinWizardProps) {
  const [messages, setMessages] = useState<StepProblems['messages']>({});
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const isInFlight = useRef(false);
  const controls = useRef<Partial<Record<JoinField, HTMLElement | null>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(draft.step);
  const positionId = useId();
  const toasts = useToasts();
  const isSubmitting = sending.status === 'submitting';

  useEffect(() => {
    if (shownStep.current === draft.step) return;
    shownStep.current = draft.step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [draft.step]);

  const goTo = (next: JoinDraft) => {
    setMessages({});
    setSending({ status: 'idle' });
    onDraftChange(next);
  };

  const refuse = (problems: StepProblems) => {
    setMessages(problems.messages);
    for (const toast of problems.toasts) toasts.show({ ...toast, tone: 'destructive' });
    const wrong = firstWrongField(draft.step, problems.messages);
    if (wrong) controls.current[wrong]?.focus();
  };

  const send = async () => {
    isInFlight.current = true;
    setSending({ status: 'submitting' });
    const outcome = await onSubmit(readApplication(draft.answers)).catch((): Outcome => ({ ok: false }));
    if (outcome.ok) {
      // What is sent stays sent: the button is busy until the host has gone on.
      toasts.show(content.successToast);
      onDone();
    } else {
      isInFlight.current = false;
      setSending({ status: 'failed', message: outcome.message });
      toasts.show({ ...content.failureToast, tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInFlight.current) return;
    const problems = checkStep(draft.step, draft.answers);
    if (problems) refuse(problems);
    else if (draft.step < 3) goTo(stepOn(draft));
    else void send();
  };

  const handleBack = () => {
    if (!isInFlight.current) goTo(stepBack(draft));
  };

  const handleAnswer = (change: Partial<JoinAnswers>) => {
    setMessages((before) => without(before, Object.keys(change)));
    onDraftChange(answer(draft, change));
  };

  const step: StepProps = {
    answers: draft.answers,
    messages,
    onAnswer: handleAnswer,
    controlRef: (field) => (control) => {
      controls.current[field] = control;
    },
  };
  const percent = percentComplete(draft.step);
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
          <div className={styles.ribbon}>
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
        {draft.step === 2 && <ProfileStep content={content.profile} {...step} />}
        {draft.step === 3 && <InterestsStep content={content.interests} {...step} />}
        <div>
          <FormStatus tone="failure" isToasted={sending.status === 'failed' && !sending.message}>
            {sending.status === 'failed' ? (sending.message ?? content.failureToast.description) : undefined}
          </FormStatus>
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

/** The messages without those of the fields named. */
function without(messages: StepProblems['messages'], fields: string[]): StepProblems['messages'] {
  return Object.fromEntries(Object.entries(messages).filter(([field]) => !fields.includes(field)));
}

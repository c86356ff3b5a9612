import { useMemo } from 'react';
import { parseDollars } from '@podium/data/schemas/limits';
import { MINIMUM_COMMITMENT } from '@podium/data/schemas/onboarding';
import { Icon } from '@podium/ui/Icon/Icon';
import { Seal } from '@podium/ui/Seal/Seal';
import { sealFor } from '@podium/ui/press/seal';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './JoinAside.css.ts';
import type { JoinDraft } from './joinDraft.tsx';
import { summarize, type SummaryContent } from './summaries.ts';

export interface JoinAsideContent extends SummaryContent {
  /** Names the column for those who jump from landmark to landmark. */
  label: string;
  /** Under the seal: with no, one and two of three rings cut. */
  seal: readonly [string, string, string];
  /** By step. */
  headings: readonly [string, string, string];
  /** Said after a step that is behind, for those who do not see the tick. */
  done: string;
}

interface JoinAsideProps {
  content: JoinAsideContent;
  applicantId: string;
  draft: JoinDraft;
}

/** One ring is cut by every step that is behind. */
const cutBefore = { 1: 0, 2: 1, 3: 2 } as const;

/** The deep column beside the form: the applicant's seal, cut ring by ring, and the list of steps. */
export function JoinAside({ content, applicantId, draft }: JoinAsideProps) {
  const cut = cutBefore[draft.step];
  const { minCommitment, interests, experience } = draft.answers;
  const spec = useMemo(
    () =>
      sealFor('application', {
        id: applicantId,
        // The least that can be answered stands for what is not answered yet.
        minCommitment: parseDollars(minCommitment) ?? MINIMUM_COMMITMENT,
        interests,
        experience: experience || 'beginner',
      }),
    [applicantId, minCommitment, interests, experience],
  );
  return (
    <aside className={styles.aside} aria-label={content.label}>
      <div className={styles.seal}>
        <Seal spec={spec} cut={cut} tone="deep" />
      </div>
      <p className={styles.caption}>{content.seal[cut]}</p>
      <ol className={styles.steps}>
        {([1, 2, 3] as const).map((step) => (
          <li
            className={step === draft.step ? styles.currentStep : styles.step}
            key={step}
            aria-current={step === draft.step ? 'step' : undefined}
          >
            <b className={styles.stepName}>
              {step < draft.step && <Icon name="check" />}
              {content.headings[step - 1]}
              {step < draft.step && <VisuallyHidden>, {content.done}</VisuallyHidden>}
            </b>
            <span className={styles.summary}>{summarize(step, draft, content)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

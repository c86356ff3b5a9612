import { use } from 'react';
import type { Experience, Residency } from '@podium/data/schemas/onboarding.ts';
import { parseDollars } from '@podium/data/schemas/dollars.ts';
import { formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { ArtworkContext } from '@podium/ui/Artwork/Artwork';
import { Icon } from '@podium/ui/Icon/Icon';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Drawing } from '../parts/Drawing.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './JoinAside.css.ts';
import type { JoinAnswers, JoinDraft } from './joinDraft.tsx';

export interface JoinAsideContent {
  label: string;
  /** Caption of the emblem, with none, one and two of three rings drawn. Absent if the brand draws no emblem. */
  emblem?: readonly [string, string, string];
  headings: readonly [string, string, string];
  /** Appended to completed steps for screen readers, which do not announce the tick. */
  done: string;
  accredited: string;
  notAccredited: string;
  experienceLevels: Record<Experience, string>;
  residencies: Record<Residency, string>;
  expectations: readonly [string, string, string];
}

interface JoinAsideProps {
  content: JoinAsideContent;
  applicantId: string;
  draft: JoinDraft;
}

/** The column beside the form: the applicant's emblem, which gains a ring per step, and the list of steps. */
export function JoinAside({ content, applicantId, draft }: JoinAsideProps) {
  const locale = useLocale();
  const { Emblem } = use(ArtworkContext);
  const progress = (draft.step - 1) as 0 | 1 | 2;
  const { minCommitment, interests, experience } = draft.answers;
  const application = {
    id: applicantId,
    // The minimum replaces a missing answer.
    minCommitment: parseDollars(minCommitment) ?? investorThresholds.minimumCommitment,
    interests,
    experience: experience || 'beginner',
  } as const;
  return (
    <aside className={styles.aside} aria-label={content.label}>
      <EntryEmblem className={styles.emblem} kind="application" entry={application} progress={progress} />
      {Emblem && content.emblem && <p className={styles.caption}>{content.emblem[progress]}</p>}
      <ol className={styles.steps}>
        {([1, 2, 3] as const).map((step) => (
          <li className={styles.step} key={step} aria-current={step === draft.step ? 'step' : undefined}>
            <b className={styles.stepName}>
              {content.headings[step - 1]}
              {step < draft.step && <Icon name="check" />}
              {step < draft.step && <VisuallyHidden>, {content.done}</VisuallyHidden>}
            </b>
            <span className={styles.summary}>
              {step < draft.step ? summaryOf(step, draft.answers, content, locale) : content.expectations[step - 1]}
            </span>
          </li>
        ))}
      </ol>
      {draft.step === 3 && <Drawing className={styles.drawing} name="signature" />}
    </aside>
  );
}

/** The answers of step 1 or 2 on one line. */
function summaryOf(step: number, answers: JoinAnswers, content: JoinAsideContent, locale: string): string {
  if (step === 1) {
    const status = answers.isAccredited === 'yes' ? content.accredited : content.notAccredited;
    return `${status}, ${content.residencies[answers.residency as Residency]}`;
  }
  const commitment = parseDollars(answers.minCommitment) ?? 0;
  const experience = answers.experience && content.experienceLevels[answers.experience];
  return `${formatDollars(commitment, locale)}, ${experience}`;
}

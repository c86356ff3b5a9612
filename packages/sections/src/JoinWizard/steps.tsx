import type { ChangeEvent } from 'react';
import {
  type Experience,
  experiences,
  type Interest,
  interestOptions,
  residencies,
  type Residency,
} from '@podium/data/schemas/onboarding.ts';
import { parseDollars } from '@podium/data/schemas/dollars.ts';
import { formatAmount, formatDollars, formatShortDollars } from '@podium/data/schemas/formatDollars.ts';
import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';
import { RadioGroup } from '@podium/ui/Field/RadioGroup';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { useLocale } from '@podium/ui/locale/Locale';
import { Checkbox } from '@podium/ui/Field/Checkbox';
import { CheckboxGroup } from '@podium/ui/Field/CheckboxGroup';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import * as styles from './steps.css.ts';
import type { JoinField } from './checkStep.ts';
import type { JoinAnswers } from './joinDraft.tsx';
import { endOfScale, positionOnScale } from './scalePosition.ts';

interface StepContent {
  heading: string;
  lede: string;
  next: string;
}

export interface StepsContent {
  eligibility: EligibilityContent;
  profile: ProfileContent;
  interests: InterestsContent;
}

export interface StepProps {
  answers: JoinAnswers;
  onAnswer: (change: Partial<JoinAnswers>) => void;
  /** The props of a field, apart from its value. */
  field: (name: JoinField) => { name: JoinField; errorMessage: string | undefined };
}

interface EligibilityContent extends StepContent {
  accredited: string;
  accreditedHint: string;
  answers: { yes: string; no: string };
  residency: string;
  residencies: Record<Residency, string>;
}

export function EligibilityStep({ content, answers, onAnswer, field }: StepProps & { content: EligibilityContent }) {
  return (
    <>
      <RadioGroup
        legend={content.accredited}
        hint={content.accreditedHint}
        options={[
          { value: 'yes', label: content.answers.yes },
          { value: 'no', label: content.answers.no },
        ]}
        value={answers.isAccredited}
        onChange={(value) => onAnswer({ isAccredited: value === 'yes' ? 'yes' : 'no' })}
        isRequired
        {...field('isAccredited')}
      />
      <RadioGroup
        legend={content.residency}
        options={residencies.map((value) => ({ value, label: content.residencies[value] }))}
        value={answers.residency}
        onChange={(residency) => onAnswer({ residency })}
        isRequired
        {...field('residency')}
      />
    </>
  );
}

interface ProfileContent extends StepContent {
  minCommitment: {
    label: string;
    /** The amounts that applications and deals require. `{required}` is the commitment that opens the deals. */
    hint: string;
    /** Replaces `hint` while the commitment that opens the deals is unknown. */
    hintWithoutRequired: string;
    /** Label of the middle of the scale; `{required}` is replaced with the commitment that opens the deals. */
    qualifying: string;
  };
  netWorth: { label: string; placeholder: string };
  experience: string;
  experienceLevels: Record<Experience, string>;
}

export function ProfileStep(props: StepProps & { content: ProfileContent; qualifyingCommitment: number | null }) {
  const { content, answers, onAnswer, field, qualifyingCommitment } = props;
  const { minCommitment, netWorth } = content;
  const locale = useLocale();

  const amount = (name: 'minCommitment' | 'netWorth') => ({
    ...field(name),
    prefix: '$',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    isRequired: true,
    value: answers[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onAnswer({ [name]: event.target.value }),
    /** Groups the digits of a valid amount. An invalid one is left as typed, with its message. */
    onBlur: () => {
      const dollars = parseDollars(answers[name]);
      if (dollars === null || field(name).errorMessage) return;
      const tidied = formatAmount(dollars, locale);
      if (tidied !== answers[name]) onAnswer({ [name]: tidied });
    },
  });

  return (
    <>
      <Stack>
        <TextField
          {...amount('minCommitment')}
          label={minCommitment.label}
          placeholder={qualifyingCommitment === null ? undefined : formatAmount(qualifyingCommitment, locale)}
          hint={
            qualifyingCommitment === null
              ? minCommitment.hintWithoutRequired
              : minCommitment.hint.replace('{required}', formatDollars(qualifyingCommitment, locale))
          }
        />
        {qualifyingCommitment !== null && qualifyingCommitment > investorThresholds.minimumCommitment && (
          <CommitmentScale
            label={minCommitment.qualifying}
            dollars={parseDollars(answers.minCommitment)}
            qualifyingCommitment={qualifyingCommitment}
          />
        )}
      </Stack>
      <TextField {...amount('netWorth')} label={netWorth.label} placeholder={netWorth.placeholder} />
      <RadioGroup
        legend={content.experience}
        options={experiences.map((value) => ({ value, label: content.experienceLevels[value] }))}
        value={answers.experience}
        onChange={(value) => onAnswer({ experience: experiences.find((each) => each === value) })}
        isRequired
        {...field('experience')}
      />
    </>
  );
}

interface InterestsContent extends StepContent {
  question: string;
  interests: Record<Interest, string>;
  consent: RichTextProps['text'];
}

export function InterestsStep({ content, answers, onAnswer, field }: StepProps & { content: InterestsContent }) {
  return (
    <>
      <CheckboxGroup
        legend={content.question}
        options={interestOptions.map((value) => ({ value, label: content.interests[value] }))}
        value={answers.interests}
        onChange={(interests) => onAnswer({ interests })}
        {...field('interests')}
      />
      <div className={styles.consent}>
        <Checkbox
          checked={answers.consent}
          onChange={(consent) => onAnswer({ consent })}
          isRequired
          {...field('consent')}
        >
          <RichText text={content.consent} />
        </Checkbox>
      </div>
    </>
  );
}

interface CommitmentScaleProps {
  /** Of the commitment that opens the deals. */
  label: string;
  /** Null while the field has no valid amount. */
  dollars: number | null;
  qualifyingCommitment: number;
}

/** The amount on a scale from the minimum commitment to the one that opens the deals. The hint says it as text. */
function CommitmentScale({ label, dollars, qualifyingCommitment }: CommitmentScaleProps) {
  const locale = useLocale();
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.start}>{formatShortDollars(investorThresholds.minimumCommitment, locale)}</span>
      <span className={styles.qualifying}>
        {label.replace('{required}', formatShortDollars(qualifyingCommitment, locale))}
      </span>
      <span className={styles.end}>{formatShortDollars(endOfScale(qualifyingCommitment), locale)}</span>
      {dollars !== null && (
        <span
          className={styles.marker}
          style={{ insetInlineStart: `${positionOnScale(dollars, qualifyingCommitment)}%` }}
        />
      )}
    </div>
  );
}

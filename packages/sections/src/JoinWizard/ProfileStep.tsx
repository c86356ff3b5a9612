import { experienceOptions } from '@podium/data/schemas/onboarding';
import { formatAmount, parseDollars } from '@podium/data/schemas/limits';
import { RadioGroup } from '@podium/ui/Field/RadioGroup';
import { TextField } from '@podium/ui/Field/TextField';
import { CommitmentScale, type CommitmentScaleContent } from './CommitmentScale.tsx';
import * as styles from './ProfileStep.css.ts';
import type { StepContent, StepProps } from './stepProps.ts';

export interface ProfileContent extends StepContent {
  minCommitment: {
    label: string;
    placeholder: string;
    /** Which amount applications and deals need (rulings, 'Applicants between 250,000 and 1,000,000'). */
    hint: string;
    scale: CommitmentScaleContent;
  };
  netWorth: { label: string; placeholder: string };
  experience: string;
}

/** Step 2, 'Investment Profile'. */
export function ProfileStep({
  content,
  answers,
  messages,
  onAnswer,
  controlRef,
}: StepProps & { content: ProfileContent }) {
  const { minCommitment, netWorth } = content;

  /** Sets the commas once an amount is typed. One that is refused stays as it was typed, with its message. */
  const tidy = (field: 'minCommitment' | 'netWorth') => {
    const dollars = parseDollars(answers[field]);
    if (dollars === null || messages[field]) return;
    const tidied = formatAmount(dollars);
    if (tidied !== answers[field]) onAnswer({ [field]: tidied });
  };

  return (
    <>
      <div className={styles.commitment}>
        <TextField
          label={minCommitment.label}
          name="minCommitment"
          prefix="$"
          inputMode="numeric"
          autoComplete="off"
          placeholder={minCommitment.placeholder}
          hint={minCommitment.hint}
          value={answers.minCommitment}
          onChange={(event) => onAnswer({ minCommitment: event.target.value })}
          onBlur={() => tidy('minCommitment')}
          ref={controlRef('minCommitment')}
          errorMessage={messages.minCommitment}
          isRequired
        />
        <CommitmentScale content={minCommitment.scale} dollars={parseDollars(answers.minCommitment)} />
      </div>
      <TextField
        label={netWorth.label}
        name="netWorth"
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        placeholder={netWorth.placeholder}
        value={answers.netWorth}
        onChange={(event) => onAnswer({ netWorth: event.target.value })}
        onBlur={() => tidy('netWorth')}
        ref={controlRef('netWorth')}
        errorMessage={messages.netWorth}
        isRequired
      />
      <RadioGroup
        legend={content.experience}
        name="experience"
        columns={2}
        options={experienceOptions}
        value={answers.experience}
        onChange={(value) => onAnswer({ experience: experienceOptions.find((each) => each.value === value)?.value })}
        ref={controlRef('experience')}
        errorMessage={messages.experience}
        isRequired
      />
    </>
  );
}

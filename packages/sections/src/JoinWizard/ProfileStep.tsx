import { type Experience, experiences } from '@podium/data/schemas/onboarding.ts';
import { parseDollars } from '@podium/data/schemas/dollars.ts';
import { formatAmount, formatDollars } from '@podium/data/schemas/formatDollars.ts';
import { RadioGroup } from '@podium/ui/Field/RadioGroup';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { useLocale } from '@podium/ui/locale/Locale';
import { CommitmentScale, type CommitmentScaleContent } from './CommitmentScale.tsx';
import type { StepContent, StepProps } from './stepProps.ts';

export interface ProfileContent extends StepContent {
  minCommitment: {
    label: string;
    /** Which amounts applications and deals require; `{required}` is replaced with the one that opens the deals. */
    hint: string;
    /** The hint while that amount is unknown. */
    hintWithoutRequired: string;
    scale: CommitmentScaleContent;
  };
  netWorth: { label: string; placeholder: string };
  experience: string;
  experienceLevels: Record<Experience, string>;
}

/** Step 2, 'Investment Profile' (REQ-JOIN-1). */
export function ProfileStep({
  content,
  answers,
  messages,
  onAnswer,
  controlRef,
  qualifyingCommitment,
}: StepProps & { content: ProfileContent; qualifyingCommitment: number | null }) {
  const { minCommitment, netWorth } = content;
  const locale = useLocale();

  /** Formats a valid amount with commas. An invalid one is left as typed, with its message. */
  const tidy = (field: 'minCommitment' | 'netWorth') => {
    const dollars = parseDollars(answers[field]);
    if (dollars === null || messages[field]) return;
    const tidied = formatAmount(dollars);
    if (tidied !== answers[field]) onAnswer({ [field]: tidied });
  };

  return (
    <>
      <Stack>
        <TextField
          label={minCommitment.label}
          name="minCommitment"
          prefix="$"
          inputMode="numeric"
          autoComplete="off"
          placeholder={qualifyingCommitment === null ? undefined : formatAmount(qualifyingCommitment)}
          hint={
            qualifyingCommitment === null
              ? minCommitment.hintWithoutRequired
              : minCommitment.hint.replace('{required}', formatDollars(qualifyingCommitment, locale))
          }
          value={answers.minCommitment}
          onChange={(event) => onAnswer({ minCommitment: event.target.value })}
          onBlur={() => tidy('minCommitment')}
          ref={controlRef('minCommitment')}
          errorMessage={messages.minCommitment}
          isRequired
        />
        {qualifyingCommitment !== null && (
          <CommitmentScale
            content={minCommitment.scale}
            dollars={parseDollars(answers.minCommitment)}
            qualifyingCommitment={qualifyingCommitment}
          />
        )}
      </Stack>
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
        options={experiences.map((value) => ({ value, label: content.experienceLevels[value] }))}
        value={answers.experience}
        onChange={(value) => onAnswer({ experience: experiences.find((each) => each === value) })}
        ref={controlRef('experience')}
        errorMessage={messages.experience}
        isRequired
      />
    </>
  );
}

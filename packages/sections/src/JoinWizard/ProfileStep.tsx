import type { ChangeEvent } from 'react';
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
  onAnswer,
  field,
  qualifyingCommitment,
}: StepProps & { content: ProfileContent; qualifyingCommitment: number | null }) {
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
    /** Formats a valid amount with commas. An invalid one is left as typed, with its message. */
    onBlur: () => {
      const dollars = parseDollars(answers[name]);
      if (dollars === null || field(name).errorMessage) return;
      const tidied = formatAmount(dollars);
      if (tidied !== answers[name]) onAnswer({ [name]: tidied });
    },
  });

  return (
    <>
      <Stack>
        <TextField
          {...amount('minCommitment')}
          label={minCommitment.label}
          placeholder={qualifyingCommitment === null ? undefined : formatAmount(qualifyingCommitment)}
          hint={
            qualifyingCommitment === null
              ? minCommitment.hintWithoutRequired
              : minCommitment.hint.replace('{required}', formatDollars(qualifyingCommitment, locale))
          }
        />
        {qualifyingCommitment !== null && (
          <CommitmentScale
            content={minCommitment.scale}
            dollars={parseDollars(answers.minCommitment)}
            qualifyingCommitment={qualifyingCommitment}
          />
        )}
      </Stack>
      <TextField {...amount('netWorth')} label={netWorth.label} placeholder={netWorth.placeholder} />
      <RadioGroup
        legend={content.experience}
        columns={2}
        options={experiences.map((value) => ({ value, label: content.experienceLevels[value] }))}
        value={answers.experience}
        onChange={(value) => onAnswer({ experience: experiences.find((each) => each === value) })}
        isRequired
        {...field('experience')}
      />
    </>
  );
}

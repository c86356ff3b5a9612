import { residencies } from '@podium/data/schemas/onboarding.ts';
import { RadioGroup } from '@podium/ui/Field/RadioGroup';
import type { StepContent, StepProps } from './stepProps.ts';

export interface EligibilityContent extends StepContent {
  accredited: string;
  accreditedHint: string;
  answers: { yes: string; no: string };
  residency: string;
}

const residencyOptions = residencies.map((residency) => ({ value: residency, label: residency }));

/** Step 1, 'Eligibility Verification' (REQ-JOIN-1). */
export function EligibilityStep({ content, answers, onAnswer, field }: StepProps & { content: EligibilityContent }) {
  return (
    <>
      <RadioGroup
        legend={content.accredited}
        hint={content.accreditedHint}
        columns={2}
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
        columns={2}
        options={residencyOptions}
        value={answers.residency}
        onChange={(residency) => onAnswer({ residency })}
        isRequired
        {...field('residency')}
      />
    </>
  );
}

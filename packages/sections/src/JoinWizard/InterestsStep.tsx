import { interestOptions } from '@podium/data/schemas/onboarding.ts';
import { Checkbox } from '@podium/ui/Field/Checkbox';
import { CheckboxGroup } from '@podium/ui/Field/CheckboxGroup';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import * as styles from './InterestsStep.css.ts';
import type { StepContent, StepProps } from './stepProps.ts';

export interface InterestsContent extends StepContent {
  question: string;
  /** The consent sentence, split at its links. */
  consent: RichTextProps['text'];
}

const options = interestOptions.map((interest) => ({ value: interest, label: interest }));

/** Step 3, 'Investment Interests' (REQ-JOIN-1). */
export function InterestsStep({ content, answers, onAnswer, field }: StepProps & { content: InterestsContent }) {
  return (
    <>
      <CheckboxGroup
        legend={content.question}
        columns={2}
        options={options}
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

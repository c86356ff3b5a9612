import { describe, expect, it } from 'vitest';
import { residencyLabels } from '@podium/brands/standard/answerLabels.ts';
import { answer, emptyDraft, type JoinDraft } from './joinDraft.tsx';
import { summarize, type SummaryContent } from './summaries.ts';

const content: SummaryContent = {
  accredited: 'Accredited',
  notAccredited: 'Not accredited',
  experienceLevels: { beginner: 'none', intermediate: 'some', experienced: '8+ years', professional: 'all' },
  residencies: residencyLabels,
  expectations: ['Two answers', 'Three answers', 'Then you sign'],
};

const third: JoinDraft = answer(
  { ...emptyDraft, step: 3 },
  { isAccredited: 'yes', residency: 'Switzerland', minCommitment: '1500000', experience: 'experienced' },
);

describe('summarize', () => {
  it('describes what each step requires until the step is completed', () => {
    expect(([1, 2, 3] as const).map((step) => summarize(step, emptyDraft, content))).toEqual([
      'Two answers',
      'Three answers',
      'Then you sign',
    ]);
  });

  it('repeats the answers of completed steps', () => {
    expect(([1, 2, 3] as const).map((step) => summarize(step, third, content))).toEqual([
      'Accredited, Switzerland',
      '$1,500,000, 8+ years',
      'Then you sign',
    ]);
  });

  it('writes amounts as usual in the locale', () => {
    expect(summarize(2, third, content, 'de').replaceAll(/\s/g, ' ')).toBe('1.500.000 $, 8+ years');
  });

  it('says that an applicant is not accredited', () => {
    expect(summarize(1, answer(third, { isAccredited: 'no' }), content)).toBe('Not accredited, Switzerland');
  });
});

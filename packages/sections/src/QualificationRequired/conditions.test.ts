import { describe, expect, it } from 'vitest';
import { noQualification, type Qualification } from '@podium/data/schemas/qualification';
import { type ConditionsContent, listConditions } from './conditions.ts';

const content: ConditionsContent = {
  accredited: { title: 'Accredited', met: 'Yes.', unmet: 'No.' },
  consent: { title: 'Consent', met: 'Given.', unmet: 'Not given.' },
  completed: { title: 'Completed', met: '{date}.', unmet: 'Not sent.' },
  commitment: {
    title: '{required} or more',
    met: 'You entered {entered}.',
    unmet: 'You entered {entered}. Deals open at {required}; {missing} more would open them.',
  },
  unanswered: 'Not answered yet.',
};

const qualified: Qualification = {
  isQualified: true,
  hasRecord: true,
  isAccredited: true,
  hasConsented: true,
  isCompleted: true,
  minCommitment: 1_000_000,
  requiredCommitment: 1_000_000,
  completedAt: '2025-10-14T22:15:00.123+00:00',
};

function unmetOf(qualification: Qualification) {
  return listConditions(qualification, content)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
}

describe('specification §4, qualification status: the four conditions', () => {
  it('are met by an application that qualifies, commitment of exactly 1,000,000 included', () => {
    expect(unmetOf(qualified)).toEqual([]);
  });

  it.each([
    ['not accredited', { isAccredited: false }, ['accredited']],
    ['no consent', { hasConsented: false }, ['consent']],
    ['not completed', { isCompleted: false, completedAt: null }, ['completed']],
    ['one dollar short', { minCommitment: 999_999 }, ['commitment']],
    ['two at once', { isAccredited: false, minCommitment: 250_000 }, ['accredited', 'commitment']],
  ] as const)('%s', (_, change, unmet) => {
    expect(unmetOf({ ...qualified, ...change, isQualified: false })).toEqual(unmet);
  });

  it('are all open without a record', () => {
    const conditions = listConditions(noQualification, content);
    expect(conditions.map(({ isMet }) => isMet)).toEqual([false, false, false, false]);
    expect(new Set(conditions.map(({ text }) => text))).toEqual(new Set(['Not answered yet.']));
    expect(conditions[3]?.title).toBe('$1,000,000 or more');
  });
});

describe('rulings, candid about the gap', () => {
  it('says the missing sum, in USD with no decimals', () => {
    expect(listConditions({ ...qualified, minCommitment: 750_000 }, content)[3]?.text).toBe(
      'You entered $750,000. Deals open at $1,000,000; $250,000 more would open them.',
    );
  });

  it('says when the application was completed', () => {
    expect(listConditions(qualified, content)[2]?.text).toBe('October 14, 2025.');
  });
});

import { describe, expect, it } from 'vitest';
import { type Qualification, withoutRecord } from '@podium/data/schemas/qualification.ts';
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
  unmetConditions: [],
  minCommitment: 1_000_000,
  requiredCommitment: 1_000_000,
  completedAt: '2025-10-14T22:15:00.123+00:00',
  awaitsSecondFactor: false,
};

function unmetOf(qualification: Qualification) {
  return listConditions(qualification, content, 'en')
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
}

describe('REQ-WHO-4: the four conditions', () => {
  it('are met by a qualified application', () => {
    expect(unmetOf(qualified)).toEqual([]);
  });

  it.each([
    [['accredited']],
    [['consent']],
    [['completed']],
    [['commitment']],
    [['accredited', 'commitment']],
  ] as const)('are unmet where the database says so, whatever the amounts are: %s', (unmet) => {
    expect(unmetOf({ ...qualified, isQualified: false, unmetConditions: [...unmet] })).toEqual(unmet);
  });

  it('are all unmet without a record', () => {
    const conditions = listConditions(withoutRecord(1_000_000), content, 'en');
    expect(conditions.map(({ isMet }) => isMet)).toEqual([false, false, false, false]);
    expect(new Set(conditions.map(({ text }) => text))).toEqual(new Set(['Not answered yet.']));
    expect(conditions[3]?.title).toBe('$1,000,000 or more');
  });
});

describe('REQ-DEAL-1: the text of a condition', () => {
  it('states the missing amount in USD without decimals', () => {
    expect(
      listConditions({ ...qualified, minCommitment: 750_000, unmetConditions: ['commitment'] }, content, 'en')[3]?.text,
    ).toBe('You entered $750,000. Deals open at $1,000,000; $250,000 more would open them.');
  });

  it('states when the application was completed', () => {
    expect(listConditions(qualified, content, 'en')[2]?.text).toBe('October 14, 2025.');
  });
});

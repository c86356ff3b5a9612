import { describe, expect, it } from 'vitest';
import { qualificationRequired } from '@podium/brands/standard/qualificationRequired.ts';
import { qualifications } from '@podium/data/fixtures/onboarding.ts';
import type { Qualification } from '@podium/data/schemas/qualification.ts';
import { listConditions } from './conditions.ts';

const content = qualificationRequired.conditions;
const { qualified, none } = qualifications;

function unmetOf(qualification: Qualification) {
  return listConditions(qualification, content, 'en')
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);
}

describe('REQ-WHO-4: the four conditions', () => {
  it.each([
    [[]],
    [['accredited']],
    [['consent']],
    [['completed']],
    [['commitment']],
    [['accredited', 'commitment']],
  ] as const)('are unmet where the database says so, whatever the amounts are: %s', (unmet) => {
    expect(unmetOf({ ...qualified, unmetConditions: [...unmet] })).toEqual(unmet);
  });

  it('are all unmet without a record', () => {
    const conditions = listConditions(none, content, 'en');
    expect(conditions.map(({ isMet }) => isMet)).toEqual([false, false, false, false]);
    expect(new Set(conditions.map(({ text }) => text))).toEqual(new Set(['Not answered yet.']));
    expect(conditions[3]?.title).toBe('Commitment of $1,000,000 or more');
  });
});

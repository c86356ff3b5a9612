import { expect, it } from 'vitest';
import { qualificationRequired } from '@podium/brands/standard/qualificationRequired.ts';
import { qualifications } from '@podium/data/fixtures/onboarding.ts';
import { listConditions } from './conditions.ts';

it.each([
  [[]],
  [['accredited']],
  [['consent']],
  [['completed']],
  [['commitment']],
  [['accredited', 'commitment']],
] as const)('REQ-WHO-4: conditions are unmet where the database says so, whatever the amounts are: %s', (unmet) => {
  const qualification = { ...qualifications.qualified, unmetConditions: [...unmet] };
  const conditions = listConditions(qualification, qualificationRequired.conditions, 'en');
  expect(conditions.filter(({ isMet }) => !isMet).map(({ id }) => id)).toEqual(unmet);
});

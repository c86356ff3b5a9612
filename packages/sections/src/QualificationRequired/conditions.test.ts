import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['America/New_York', 'February 28, 2026.'],
  ['Europe/Berlin', 'March 1, 2026.'],
])('REQ-DEAL-1: the application was completed on the day of the visitor: %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  const completed = { ...qualifications.qualified, completedAt: '2026-03-01T01:30:00+00:00' };
  expect(listConditions(completed, qualificationRequired.conditions, 'en')[2]?.text).toBe(day);
});

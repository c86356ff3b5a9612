import { dealCategories, type DealFilter, type RiskLevel, riskLevels } from '@podium/data/schemas/deal.ts';
import {
  type Experience,
  type Interest,
  interestOptions,
  residencies,
  type Residency,
} from '@podium/data/schemas/onboarding.ts';

/* Labels of the investor area's closed lists, whose values are in the database. Those of an applicant are on /join and
in the mail to the owner. */

export const experienceLevels: Record<Experience, string> = {
  beginner: '0-2 years',
  intermediate: '3-7 years',
  experienced: '8+ years',
  professional: 'Professional/family office',
};

export const residencyLabels = sameLabels<Residency>(residencies);
export const interestLabels = sameLabels<Interest>(interestOptions);
/** The categories of deals and of their filter. */
export const dealCategoryLabels = sameLabels<DealFilter>(dealCategories);
export const dealRiskLabels = sameLabels<RiskLevel>(riskLevels);

function sameLabels<Value extends string>(values: readonly Value[]): Record<Value, string> {
  return Object.fromEntries<string>(values.map((value) => [value, value])) as Record<Value, string>;
}

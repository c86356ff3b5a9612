import * as z from 'zod/mini';
import { camelRow, type CamelRow } from './camelRow.ts';
import { dollarsField } from './dollars.ts';
import { formatDollars } from './formatDollars.ts';
import { investorThresholds } from './investorThresholds.ts';
import { requiredChoice, requiredConsent } from './limits.ts';
import { messageCode } from './messages.ts';

export const STEP_COUNT = 3;

export const residencies = [
  'United States',
  'United Kingdom',
  'Canada',
  'Australia',
  'Germany',
  'Switzerland',
  'Singapore',
  'Other',
] as const;
export type Residency = (typeof residencies)[number];

/** In ascending order. */
export const experiences = ['beginner', 'intermediate', 'experienced', 'professional'] as const;
export type Experience = (typeof experiences)[number];

export const interestOptions = [
  'Private Equity',
  'Venture Capital',
  'Real Estate',
  'Hedge Funds',
  'Art & Collectibles',
  'Cryptocurrency',
  'Commodities',
  'Infrastructure',
] as const;
export type Interest = (typeof interestOptions)[number];

/** Step 1, 'Eligibility Verification': parses the radio value 'yes' or 'no' to a boolean. */
export const eligibilitySchema = z.object({
  isAccredited: z.pipe(
    requiredChoice(['yes', 'no'], 'accreditation_missing'),
    z.transform((answer) => answer === 'yes'),
  ),
  residency: requiredChoice(residencies, 'residency_missing'),
});

/** Step 2, 'Investment Profile': parses amounts to whole dollars. The minimums are checked separately. */
export const profileSchema = z.object({
  minCommitment: dollarsField('commitment_missing'),
  netWorth: dollarsField('net_worth_missing'),
  experience: requiredChoice(experiences, 'experience_missing'),
});

export const interestsSchema = z.object({
  interests: z
    .array(z.pipe(z.string(), z.enum(interestOptions)), messageCode('interests_missing'))
    .check(z.minLength(1, messageCode('interests_missing'))),
  consent: requiredConsent('consent_missing'),
});

const minimums = [
  { field: 'minCommitment', name: 'commitment', minimum: investorThresholds.minimumCommitment },
  { field: 'netWorth', name: 'net_worth', minimum: investorThresholds.minimumNetWorth },
] as const;

/** The amounts below their minimums, each with the toast that says so. */
export function amountProblems(amounts: z.infer<typeof profileSchema>, locale?: string) {
  return minimums
    .filter(({ field, minimum }) => amounts[field] < minimum)
    .map(({ field, name, minimum }) => ({
      field,
      toast: {
        title: messageCode(`${name}_invalid`),
        description: messageCode(`${name}_too_low ${formatDollars(minimum, locale)}`),
      },
    }));
}

/** A row of investor_onboarding, without columns such as timestamps. */
export const onboardingRecordSchema = z.object({
  user_id: z.string(),
  is_accredited: z.boolean(),
  residency: z.string(),
  min_commitment: z.number(),
  net_worth: z.nullable(z.number()),
  experience: z.enum(experiences),
  interests: z.array(z.string()),
  consent: z.boolean(),
  completed_at: z.nullable(z.string()),
});
export type OnboardingRecord = z.infer<typeof onboardingRecordSchema>;

/** The application on the client. Amounts in whole USD. */
export type OnboardingValues = CamelRow<Omit<OnboardingRecord, 'user_id' | 'completed_at'>> & { isCompleted: boolean };

/** The row to save: `completed_at` is `now` when the application is complete, else null. */
export function toRow(userId: string, values: OnboardingValues, now: Date): OnboardingRecord {
  return {
    user_id: userId,
    is_accredited: values.isAccredited,
    residency: values.residency,
    min_commitment: values.minCommitment,
    net_worth: values.netWorth,
    experience: values.experience,
    interests: values.interests,
    consent: values.consent,
    completed_at: values.isCompleted ? now.toISOString() : null,
  };
}

export function fromRow(row: OnboardingRecord): OnboardingValues {
  const { user_id: _userId, completed_at: completedAt, ...answers } = row;
  return { ...camelRow(answers), isCompleted: completedAt !== null };
}

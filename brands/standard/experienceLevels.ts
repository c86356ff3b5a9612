import type { Experience } from '@podium/data/schemas/onboarding.ts';

/** Labels of an applicant's experience, on /join and in the mail to the owner. */
export const experienceLevels: Record<Experience, string> = {
  beginner: '0-2 years',
  intermediate: '3-7 years',
  experienced: '8+ years',
  professional: 'Professional/family office',
};

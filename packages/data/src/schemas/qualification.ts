import * as z from 'zod/mini';

/** Conditions of REQ-WHO-4, with the database's names, in display order. */
export const conditionNames = ['accredited', 'consent', 'completed', 'commitment'] as const;
export type ConditionName = (typeof conditionNames)[number];

/** Result of the database's `qualification()` for the signed-in user. Only the database decides (REQ-WHO-4). */
export const qualificationSchema = z.object({
  isQualified: z.boolean(),
  /** False before the first application. */
  hasRecord: z.boolean(),
  /** Empty when qualified. */
  unmetConditions: z.array(z.enum(conditionNames)),
  /** In whole USD; null without a record. */
  minCommitment: z.nullable(z.number()),
  /** The minimum commitment for the deals, in whole USD. */
  requiredCommitment: z.number(),
  /** ISO 8601; null until completed. */
  completedAt: z.nullable(z.string()),
  /** The owner requires a second factor for the deals, and this session has not used one (REQ-AUTH-7). */
  awaitsSecondFactor: z.boolean(),
});
export type Qualification = z.infer<typeof qualificationSchema>;

/** The row that the database function returns. */
export const qualificationRowSchema = z.object({
  is_qualified: z.boolean(),
  has_record: z.boolean(),
  unmet_conditions: z.array(z.enum(conditionNames)),
  min_commitment: z.nullable(z.number()),
  required_commitment: z.number(),
  completed_at: z.nullable(z.string()),
  awaits_second_factor: z.boolean(),
});
export type QualificationRow = z.infer<typeof qualificationRowSchema>;

/** The qualification of a user without an application. */
export function withoutRecord(requiredCommitment: number): Qualification {
  return {
    isQualified: false,
    hasRecord: false,
    unmetConditions: [...conditionNames],
    minCommitment: null,
    requiredCommitment,
    completedAt: null,
    awaitsSecondFactor: false,
  };
}

export function qualificationFromRow(row: QualificationRow): Qualification {
  return {
    isQualified: row.is_qualified,
    hasRecord: row.has_record,
    unmetConditions: row.unmet_conditions,
    minCommitment: row.min_commitment,
    requiredCommitment: row.required_commitment,
    completedAt: row.completed_at,
    awaitsSecondFactor: row.awaits_second_factor,
  };
}

import * as z from 'zod/mini';

/** Commitment that opens the deals, in USD (specification §9). The database decides; this is for words on the page. */
export const QUALIFYING_COMMITMENT = 1_000_000;

/** What the database's `qualification()` says of the signed-in user, reason by reason. */
export const qualificationSchema = z.object({
  isQualified: z.boolean(),
  /** False before the first application. */
  hasRecord: z.boolean(),
  isAccredited: z.boolean(),
  hasConsented: z.boolean(),
  isCompleted: z.boolean(),
  /** Whole USD; null without a record. */
  minCommitment: z.nullable(z.number()),
  /** Whole USD. */
  requiredCommitment: z.number(),
  /** ISO 8601; null while not completed. */
  completedAt: z.nullable(z.string()),
});
export type Qualification = z.infer<typeof qualificationSchema>;

/** The row that the database function returns. */
export const qualificationRowSchema = z.object({
  is_qualified: z.boolean(),
  has_record: z.boolean(),
  is_accredited: z.boolean(),
  has_consented: z.boolean(),
  is_completed: z.boolean(),
  min_commitment: z.nullable(z.number()),
  required_commitment: z.number(),
  completed_at: z.nullable(z.string()),
});
export type QualificationRow = z.infer<typeof qualificationRowSchema>;

/** No record means not qualified (specification §4). */
export const noQualification: Qualification = {
  isQualified: false,
  hasRecord: false,
  isAccredited: false,
  hasConsented: false,
  isCompleted: false,
  minCommitment: null,
  requiredCommitment: QUALIFYING_COMMITMENT,
  completedAt: null,
};

/** The qualification that a row holds. */
export function qualificationFromRow(row: QualificationRow): Qualification {
  return {
    isQualified: row.is_qualified,
    hasRecord: row.has_record,
    isAccredited: row.is_accredited,
    hasConsented: row.has_consented,
    isCompleted: row.is_completed,
    minCommitment: row.min_commitment,
    requiredCommitment: row.required_commitment,
    completedAt: row.completed_at,
  };
}

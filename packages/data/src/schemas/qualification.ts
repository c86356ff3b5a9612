import * as z from 'zod/mini';
import type { CamelRow } from './camelRow.ts';

/** Conditions of REQ-WHO-4, with the database's names, in display order. */
export const conditionNames = ['accredited', 'consent', 'completed', 'commitment'] as const;
export type ConditionName = (typeof conditionNames)[number];

/** The row that the database's `qualification()` returns. */
export const qualificationRowSchema = z.object({
  is_qualified: z.boolean(),
  /** False before the first application. */
  has_record: z.boolean(),
  /** Empty when qualified. */
  unmet_conditions: z.array(z.enum(conditionNames)),
  /** In whole USD; null without a record. */
  min_commitment: z.nullable(z.number()),
  /** The minimum commitment for the deals, in whole USD. */
  required_commitment: z.number(),
  /** ISO 8601; null until completed. */
  completed_at: z.nullable(z.string()),
  /** The owner requires a second factor for the deals, and this session has not used one (REQ-AUTH-7). */
  awaits_second_factor: z.boolean(),
});

/** Result of `qualification()` for the signed-in user. Only the database decides (REQ-WHO-4). */
export type Qualification = CamelRow<z.infer<typeof qualificationRowSchema>>;

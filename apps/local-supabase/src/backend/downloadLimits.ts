import type { Environment } from '../environment.ts';
import type { SqlRunner } from './engine.ts';

/** How many busy addresses the total is for, unless one is set; as in the functions. */
const BUSY_ADDRESSES = 25;

/**
 * Brings the limits of the forms to the one form that the public writes into a table. What is not set stays as the
 * database has it.
 */
export async function setDownloadLimits(
  sql: Pick<SqlRunner, 'query'>,
  { formLimitPerHour: perHour = null, formTotalPerHour: total = null }: NullableLimits,
): Promise<void> {
  await sql.query(
    `update private.download_limits set
       requests_per_hour = coalesce($1::integer, requests_per_hour),
       total_per_hour = coalesce($2::integer, total_per_hour)`,
    [perHour, total ?? (perHour === null ? null : perHour * BUSY_ADDRESSES)],
  );
}

type NullableLimits = { [Name in keyof Pick<Environment, 'formLimitPerHour' | 'formTotalPerHour'>]: number | null };

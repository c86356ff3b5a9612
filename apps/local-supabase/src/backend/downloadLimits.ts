import type { Environment } from '../environment.ts';
import type { SqlRunner } from './engine.ts';

/** Default total limit as a multiple of the limit per address; the functions use the same number. */
const BUSY_ADDRESSES = 25;

/**
 * Applies the form limits to writes that bypass the functions: resource requests and applications. Unset limits keep
 * the database's default.
 */
export async function setDownloadLimits(
  { query }: Pick<SqlRunner, 'query'>,
  { formLimitPerHour: perHour, formTotalPerHour: total = perHour && perHour * BUSY_ADDRESSES }: Environment,
): Promise<void> {
  await query(
    `update private.download_limits set
       requests_per_hour = coalesce($1::integer, requests_per_hour),
       total_per_hour = coalesce($2::integer, total_per_hour)`,
    [perHour ?? null, total ?? null],
  );
  await query('update private.declaration_settings set per_hour = coalesce($1::integer, per_hour)', [perHour ?? null]);
}

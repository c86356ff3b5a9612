import { createReadStream } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';

/** Lets PostgreSQL write down the plan of every statement, those inside of functions included; from its next start on. */
export async function notePlans(engine: Pick<Engine, 'query'>): Promise<void> {
  const [row] = await engine.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  // Its settings are unknown until it is loaded, so that ALTER SYSTEM refuses them.
  await appendFile(
    join(row?.folder ?? '', 'postgresql.auto.conf'),
    [
      'logging_collector = on',
      "session_preload_libraries = 'auto_explain'",
      'auto_explain.log_min_duration = 0',
      'auto_explain.log_nested_statements = on',
      '',
    ].join('\n'),
  );
}

/** The tables that a noted plan reads from end to end, each with the number of such plans. */
export async function scannedTables(
  engine: Pick<Engine, 'query'>,
): Promise<{ plans: number; scans: Map<string, number> }> {
  const [row] = await engine.query<{ folder: string }>(
    `select current_setting('data_directory') || '/' || current_setting('log_directory') as folder`,
  );
  const folder = row?.folder ?? '';
  const total = { plans: 0, scans: new Map<string, number>() };
  for (const name of await readdir(folder)) {
    // Plans of a million rows make a log that no string can hold.
    for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
      const { plans, scans } = tablesIn(`${line}\n`);
      total.plans += plans;
      for (const [table, count] of scans) total.scans.set(table, (total.scans.get(table) ?? 0) + count);
    }
  }
  return total;
}

/** The same from the text of a log. PostgreSQL's own catalogue does not grow with visitors. */
export function tablesIn(log: string): { plans: number; scans: Map<string, number> } {
  const scans = new Map<string, number>();
  for (const [, table = ''] of log.matchAll(/Seq Scan on (?:\w+\.)?(?!pg_)(\w+)/g))
    scans.set(table, (scans.get(table) ?? 0) + 1);
  return { plans: log.match(/\bplan:\n/g)?.length ?? 0, scans };
}

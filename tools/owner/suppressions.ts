import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';

/** An address that an older backup must not restore. */
export interface Suppression {
  /** SHA-256 of the lower-case address, hexadecimal. */
  hash: string;
  /** `confirmed` cancels an earlier `unsubscribed`. */
  reason: 'erased' | 'unsubscribed' | 'confirmed';
  /** ISO 8601 in UTC. */
  since: string;
}

/** Default path of the list. */
export const suppressionsFile = 'backups/suppressed.csv';

const line = /^(?<hash>[0-9a-f]{64}),(?<reason>erased|unsubscribed|confirmed),(?<since>\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/**
 * Adds the database's entries to the list and creates it if it is missing. Entries are removed after 90 days, as in the
 * database (private.run_retention), and not before, so a new database does not empty the list.
 *
 * @returns the number of entries
 */
export async function updateSuppressions(sql: SqlRunner, file: string): Promise<number> {
  const known = existsSync(file) ? await readSuppressions(file) : [];
  const rows = await sql.query<Suppression>(
    `select encode(address_hash, 'hex') as hash, reason,
       to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since
     from private.suppressed_addresses`,
  );
  const keptSince = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000).toISOString();
  const newest = new Map<string, Suppression>();
  for (const entry of [...known, ...rows].toSorted((a, b) => (a.since < b.since ? -1 : 1))) {
    if (entry.since >= keptSince) newest.set(`${entry.hash},${entry.reason}`, entry);
  }
  const lines = [...newest.values()].map(({ hash, reason, since }) => `${hash},${reason},${since}\n`).toSorted();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, lines.join(''), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return lines.length;
}

/** @throws when the list is missing or has an invalid line */
export async function readSuppressions(file: string): Promise<Suppression[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${file} is missing: the list of erased and unsubscribed addresses, which pnpm owner:backup writes. For another file use --suppressed FILE.`,
    );
  });
  return text
    .split('\n')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const groups = line.exec(entry)?.groups;
      if (groups === undefined)
        throw new Error(`${file} has an invalid line; remove or correct it: ${entry.slice(0, 80)}`);
      return groups as unknown as Suppression;
    });
}

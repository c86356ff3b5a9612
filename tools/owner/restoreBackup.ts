import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';
import { migrationsTable, referenceTables } from './personalTables.ts';
import type { RunProgram } from './postgresPrograms.ts';
import type { Suppression } from './suppressions.ts';

const [migrationsSchema = '', migrationsName = ''] = migrationsTable.split('.');

/** Read from the list of contents; programs run in UTC. @returns ISO 8601 */
export async function createdAt(run: RunProgram, file: string): Promise<string> {
  const contents = await run('pg_restore', ['--list', file]);
  const [, day, time] = /^; *Archive created at (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC$/m.exec(contents) ?? [];
  if (day === undefined) throw new Error(`${file} is not a file of pnpm owner:backup: it has no creation time.`);
  return `${day}T${time}Z`;
}

/** @throws with the migrations that only one of the two has */
export async function requireSameMigrations(sql: SqlRunner, run: RunProgram, file: string): Promise<void> {
  const rows = await sql.query<{ version: string }>(`select version from ${migrationsTable} order by version`);
  const here = rows.map(({ version }) => version);
  const there = await versionsIn(run, file);
  const differences = [
    ...there.filter((version) => !here.includes(version)).map((version) => `${version} is only in the backup`),
    ...here.filter((version) => !there.includes(version)).map((version) => `${version} is only in the database`),
  ];
  if (differences.length > 0) {
    throw new Error(
      `The backup and the database of DATABASE_URL have different migrations: ${differences.join(', ')}. Push the migrations of the backup's version first, restore, and then push the others.`,
    );
  }
}

async function versionsIn(run: RunProgram, file: string): Promise<string[]> {
  const selection = [`--schema=${migrationsSchema}`, `--table=${migrationsName}`];
  const script = await run('pg_restore', ['--data-only', ...selection, '--file=-', file]);
  const [, columns = '', rows = ''] = /^COPY \S+ \(([^)]*)\) FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(script) ?? [];
  const index = columns.split(', ').indexOf('version');
  return rows.split('\n').flatMap((row) => row.split('\t')[index] || []);
}

interface Restore {
  file: string;
  backupTime: string;
  /** Tables that must be empty. */
  tables: readonly string[];
  suppressions: readonly Suppression[];
}

/** Restores in one transaction, which first checks again that the tables are empty (REQ-OPS-1). */
export async function restoreBackup(
  run: RunProgram,
  { file, backupTime, tables, suppressions }: Restore,
): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-restore-'));
  const write = async (name: string, text: string) => {
    const path = join(folder.path, name);
    await writeFile(path, text, { mode: 0o600 });
    return path;
  };
  const before = await write('before.sql', beforeRows(tables));
  const rows = await write('rows.sql', '');
  const after = await write('after.sql', afterRows(backupTime, suppressions));
  const others = `--exclude-schema=${migrationsSchema}`;
  await run('pg_restore', ['--data-only', '--no-owner', others, `--file=${rows}`, file]);
  const args = ['--no-psqlrc', '--no-password', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await run('psql', [...args, ...[before, rows, after].map((path) => `--file=${path}`)]);
}

/** Locks the tables and disables triggers, which would send mails again. */
function beforeRows(tables: readonly string[]): string {
  return `
set local lock_timeout = '10s';
lock table ${tables.join(', ')} in exclusive mode;
do $$
begin
  if ${tables.map((table) => `exists (select from ${table})`).join(' or ')} then
    raise exception 'Somebody has written to the database of DATABASE_URL meanwhile; nothing was restored.';
  end if;
end
$$;
set session_replication_role = replica;
${referenceTables.map((table) => `delete from ${table};`).join('\n')}
`;
}

/**
 * Deletes alerts, which are about the backed-up project. Marks pending mails as dead without an alert, because that
 * project has sent most of them. Then removes everyone who was erased or unsubscribed after the backup.
 */
function afterRows(backupTime: string, suppressions: readonly Suppression[]): string {
  const entries = suppressions.map(({ hash, reason, since }) => `${hash}\t${reason}\t${since}\n`);
  return `
set session_replication_role = origin;
set search_path = '';
create temporary table restored_list (hash text, reason text, since timestamptz) on commit drop;
copy restored_list from stdin;
${entries.join('')}\\.
insert into private.suppressed_addresses (address_hash, reason, since)
select decode(hash, 'hex'), reason, since from pg_temp.restored_list;
delete from public.mail_outbox where kind = 'owner-alert';
update public.mail_outbox
set status = 'dead', error = 'It was pending when the backup was made, and is not sent after a restore.'
where status in ('pending', 'sending');
insert into private.alerts (key) select 'dead-mail/' || id from public.mail_outbox where status = 'dead';
select private.apply_suppressions('${backupTime}');
`;
}

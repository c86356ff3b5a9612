import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { accountTables, jobTables, migrationsTable, suppressedTable } from './personalTables.ts';
import { withPrograms } from './postgresPrograms.ts';
import { run } from './run.ts';
import { suppressionsFile, updateSuppressions } from './suppressions.ts';

const usage = `Writes all submitted data and all accounts of the database of DATABASE_URL to one file that only your user can read.
Needs pg_dump of PostgreSQL 17 or later. Then updates the list of erased and unsubscribed addresses, as
pnpm owner:suppressed does.

  pnpm owner:backup FILE [--suppressed LIST]`;

const {
  values: { suppressed = suppressionsFile },
  words: [file],
} = readCommandLine({ usage, options: { suppressed: { type: 'string' } }, mostWords: 1 });

/** The owner's data. Everything else comes from migrations or from a new project. */
const included = ['public.*', 'private.*', ...accountTables, migrationsTable].map((table) => `--table=${table}`);
const excluded = [suppressedTable, ...jobTables].map((table) => `--exclude-table=${table}`);

await run(async (database) => {
  if (file === undefined)
    throw new Error('A file name is required, for example: pnpm owner:backup backups/podium.dump');
  await mkdir(dirname(file), { recursive: true });
  const created = await open(file, 'wx', 0o600).catch(() => {
    throw new Error(`${file} already exists or cannot be written. Name another file.`);
  });
  await created.close();
  const args = ['--format=custom', '--data-only', '--no-owner', '--no-password', `--file=${file}`];
  try {
    await withPrograms(process.env['DATABASE_URL'] ?? '', ['pg_dump'], (program) =>
      program('pg_dump', [...args, ...included, ...excluded]),
    );
  } catch (error) {
    await rm(file);
    throw error;
  }
  await updateSuppressions(database, suppressed);
  process.stdout.write(`Wrote ${file} and ${suppressed}.\n`);
});

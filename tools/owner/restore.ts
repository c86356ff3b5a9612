import { existsSync } from 'node:fs';
import { readCommandLine } from '../commandLine.ts';
import { heldRows, personalTables } from './personalTables.ts';
import { withPrograms } from './postgresPrograms.ts';
import { createdAt, requireSameMigrations, restoreBackup } from './restoreBackup.ts';
import { run } from './run.ts';
import { readSuppressions, suppressionsFile } from './suppressions.ts';

const usage = `Restores a backup into the database of DATABASE_URL in one transaction. The database must have the backup's migrations
and no personal data. People who were erased or unsubscribed after the backup are not restored; mails that were pending
are not sent.

  pnpm owner:restore FILE [--suppressed LIST] --yes

Without --yes it only checks whether a restore is possible. The default of --suppressed is ${suppressionsFile}.`;

const {
  values: { yes = false, suppressed: list = suppressionsFile },
  words: [file],
} = readCommandLine({ usage, options: { yes: { type: 'boolean' }, suppressed: { type: 'string' } }, mostWords: 1 });

await run(async (database) => {
  if (file === undefined || !existsSync(file)) {
    throw new Error('An existing backup file is required, for example: pnpm owner:restore backups/podium.dump --yes');
  }
  const url = process.env['DATABASE_URL'] ?? '';
  await withPrograms(url, ['psql', 'pg_restore'], async (program) => {
    const tables = await personalTables(database);
    const held = await heldRows(database, tables);
    if (held.length > 0) {
      throw new Error(
        `The database of DATABASE_URL is not empty: ${held.join(', ')}. Restore into a new project that has only the migrations.`,
      );
    }
    await requireSameMigrations(database, program, file);
    const backupTime = await createdAt(program, file);
    const suppressions = await readSuppressions(list);
    if (!yes) {
      throw new Error(`Nothing was restored. The backup ${file} of ${backupTime} can be restored: add --yes.`);
    }
    await restoreBackup(program, { file, backupTime, tables, suppressions });
    process.stdout.write(`Restored ${file}, made at ${backupTime}.\n`);
  });
});

import { readCommandLine } from '../commandLine.ts';
import { backUp, programsOf } from './dump.ts';
import { OwnerError, run } from './run.ts';

const usage = `Writes everything that people have sent, and their accounts, into one file that you alone can read: from the database
of DATABASE_URL, by pg_dump of PostgreSQL 17 or later.

  pnpm owner:backup FILE`;

const {
  words: [file],
} = readCommandLine({ usage, mostWords: 1 });

await run(async () => {
  if (file === undefined) throw new OwnerError('Where to? For example: pnpm owner:backup backups/podium.dump');
  await backUp(process.env['DATABASE_URL'] ?? '', file, programsOf('pg_dump'));
  process.stdout.write(`Wrote ${file}.\n`);
});

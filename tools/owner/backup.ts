import { readCommandLine } from '../commandLine.ts';
import { backUp } from './dump.ts';
import { OwnerError, run } from './run.ts';
import { suppressionsFile, updateSuppressions } from './suppressions.ts';

const usage = `Writes everything that people have sent, and their accounts, into one file that you alone can read: from the database
of DATABASE_URL, by pg_dump of PostgreSQL 17 or later. Then updates the list of erased and unsubscribed addresses, as
pnpm owner:suppressed does.

  pnpm owner:backup FILE [--suppressed LIST]`;

const {
  values: { suppressed = suppressionsFile },
  words: [file],
} = readCommandLine({ usage, options: { suppressed: { type: 'string' } }, mostWords: 1 });

await run(async (engine) => {
  if (file === undefined) throw new OwnerError('Where to? For example: pnpm owner:backup backups/podium.dump');
  await backUp(process.env['DATABASE_URL'] ?? '', file);
  await updateSuppressions(engine, suppressed);
  process.stdout.write(`Wrote ${file} and ${suppressed}.\n`);
});

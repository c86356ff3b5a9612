import { existsSync } from 'node:fs';
import { readCommandLine } from '../commandLine.ts';
import { programsOf, restore } from './dump.ts';
import { OwnerError, run } from './run.ts';

const usage = `Puts a backup into the database of DATABASE_URL, which must have the migrations and no account yet; all or nothing.

  pnpm owner:restore FILE`;

const {
  words: [file],
} = readCommandLine({ usage, mostWords: 1 });

await run(async (engine) => {
  if (file === undefined || !existsSync(file)) {
    throw new OwnerError('From which file? For example: pnpm owner:restore backups/podium.dump');
  }
  const [row] = await engine.query<{ accounts: number }>('select count(*)::integer as accounts from auth.users');
  if (row?.accounts !== 0) {
    throw new OwnerError('The database of DATABASE_URL has accounts already; restore into a project that has none.');
  }
  await restore(process.env['DATABASE_URL'] ?? '', file, programsOf('psql', 'pg_restore'));
  process.stdout.write(`Restored ${file}.\n`);
});

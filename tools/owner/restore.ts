import { existsSync } from 'node:fs';
import { programsOf, restore } from './dump.ts';
import { OwnerError, run } from './run.ts';

/** `pnpm owner:restore FILE`: a backup into a project that has the migrations and no account yet; all or nothing. */
await run(async (engine) => {
  const [file] = process.argv.slice(2);
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

import { backUp, programsOf } from './dump.ts';
import { OwnerError, run } from './run.ts';

/** `pnpm owner:backup FILE`: everything that people have sent, and their accounts, in one file for this user alone. */
await run(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new OwnerError('Where to? For example: pnpm owner:backup backups/podium.dump');
  await backUp(process.env['DATABASE_URL'] ?? '', file, programsOf('pg_dump'));
  process.stdout.write(`Wrote ${file}.\n`);
});

import { openDatabase } from '../../apps/local-supabase/src/backend/postgresDatabase.ts';
import { readCommandLine, stop } from '../commandLine.ts';
import { awaitWorker, scheduleOutboxWorker } from './outboxWorker.ts';
import { faultsOf, loadVariables } from './secrets.ts';

const usage = `Stores the URL of the functions (SUPABASE_URL) and the secret of the outbox worker in the vault of the database of
DATABASE_URL, schedules its jobs, and waits until the worker has run once. Idempotent; run it again after a rotation.

  pnpm deploy:jobs`;

readCommandLine({ usage });
loadVariables();
const { DATABASE_URL: url = '', SUPABASE_URL: project = '', OUTBOX_WORKER_SECRET: secret = '' } = process.env;
const faults = faultsOf(process.env).filter((sentence) => sentence.startsWith('OUTBOX_WORKER_SECRET'));
if (!/^postgres(ql)?:\/\//.test(url)) faults.push('DATABASE_URL is missing: the connection string of the project.');
if (!project.startsWith('https://'))
  faults.push('Set SUPABASE_URL to the URL of the project: https://<reference>.supabase.co.');
if (faults.length > 0) stop(faults.join('\n'));

try {
  await using database = await openDatabase(url);
  const said = await scheduleOutboxWorker(database, { project, secret });
  process.stdout.write(`${said}\n`);
  if (said.startsWith('Scheduled')) {
    await awaitWorker(database);
    process.stdout.write('The worker has run.\n');
  } else {
    process.exitCode = 1;
  }
} catch (error) {
  stop(`The outbox worker does not run yet. ${error instanceof Error ? error.message : String(error)}`);
}

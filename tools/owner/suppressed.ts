import { readCommandLine } from '../commandLine.ts';
import { run } from './run.ts';
import { suppressionsFile, updateSuppressions } from './suppressions.ts';

const usage = `Updates the list of erased and unsubscribed addresses, as hashes, from the database of DATABASE_URL. A restore
needs it, so that an older backup does not bring these people back.

  pnpm owner:suppressed [--out FILE]

Without --out the list is ${suppressionsFile}.`;

const {
  values: { out = suppressionsFile },
} = readCommandLine({ usage, options: { out: { type: 'string' } } });

await run(async (database) => {
  const count = await updateSuppressions(database, out);
  process.stdout.write(`${out} has ${count} ${count === 1 ? 'entry' : 'entries'}.\n`);
});

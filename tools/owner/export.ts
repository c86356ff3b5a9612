import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { exports, isExportName } from './exports.ts';
import { exportTable } from './exportTable.ts';
import { OwnerError, run } from './run.ts';

const usage = `Writes a table of the database of DATABASE_URL as CSV, readable by you alone.

  pnpm owner:export ${Object.keys(exports).join('|')} [--out FILE]

Without --out the file goes to exports/. An older one is never written over.`;

const {
  values,
  words: [name],
} = readCommandLine({ usage, options: { out: { type: 'string' } }, mostWords: 1 });

await run(async (engine) => {
  if (!isExportName(name)) {
    throw new OwnerError(
      `Which table? ${Object.keys(exports).join(', ')}: for example pnpm owner:export leads --out leads.csv`,
    );
  }
  const path = values.out ?? `exports/${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.csv`;
  await mkdir(dirname(path), { recursive: true });
  // Never overwrites an older export.
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OwnerError(
      `${path} cannot be written: ${error.code === 'EEXIST' ? 'it exists already' : error.message}.`,
    );
  });
  try {
    const count = await exportTable(engine, name, async (piece) => void (await file.write(piece)));
    process.stdout.write(`Wrote ${count} ${count === 1 ? 'row' : 'rows'} to ${path}.\n`);
  } finally {
    await file.close();
  }
});

import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { byteOrderMark, type Cell, csvLine } from './csv.ts';
import { exports } from './exports.ts';
import { run } from './run.ts';

const usage = `Writes a table of the database of DATABASE_URL as CSV, readable only by your user.

  pnpm owner:export ${[...exports.keys()].join('|')} [--out FILE]

Without --out the file is written to exports/. An existing file is never overwritten.`;

const {
  values,
  words: [name],
} = readCommandLine({ usage, options: { out: { type: 'string' } }, mostWords: 1 });

/** Rows per query, so that a large table is never in memory as a whole. */
const batchSize = 2000;

await run(async (database) => {
  const table = exports.get(name ?? '');
  if (table === undefined) {
    throw new Error(
      `A table is required: ${[...exports.keys()].join(', ')}. For example: pnpm owner:export leads --out exports/leads.csv`,
    );
  }
  const columns = table.columns.split(', ');
  const path = values.out ?? `exports/${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.csv`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${path} cannot be written: ${error.code === 'EEXIST' ? 'it already exists' : error.message}.`);
  });
  // One transaction, so that all rows are of one moment.
  const work = database.transaction(async (sql) => {
    await table.prepare?.(sql);
    await sql.query(
      `declare export no scroll cursor for
       select row_to_json(entry) as entry from (${table.rows}) as entry order by entry.created_at`,
    );
    await file.write(byteOrderMark + csvLine(columns));
    let written = 0;
    for (;;) {
      const batch = await sql.query<{ entry: Record<string, Cell> }>(`fetch ${batchSize} from export`);
      if (batch.length === 0) return written;
      await file.write(batch.map(({ entry }) => csvLine(columns.map((column) => entry[column] ?? null))).join(''));
      written += batch.length;
    }
  });
  const count = await work
    .finally(() => file.close())
    .catch(async (error: unknown) => {
      await rm(path);
      throw error;
    });
  process.stdout.write(`Wrote ${count} ${count === 1 ? 'row' : 'rows'} to ${path}.\n`);
});

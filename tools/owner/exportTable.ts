import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { byteOrderMark, type Cell, csvLine } from './csv.ts';
import { type ExportName, exports } from './exports.ts';

/** Rows per query, so that a large table is never in memory as a whole. */
const batchSize = 2000;

/**
 * Writes a consistent snapshot of a table as CSV, oldest row first.
 *
 * @param write receives the file's parts in order
 * @returns the number of rows
 */
export function exportTable(
  engine: Pick<Engine, 'transaction'>,
  name: ExportName,
  write: (piece: string) => Promise<void>,
): Promise<number> {
  const { columns, rows } = exports[name];
  return engine.transaction(async (sql) => {
    await sql.query(
      `declare export no scroll cursor for
       select row_to_json(entry) as entry from (${rows}) as entry order by entry.created_at`,
    );
    await write(byteOrderMark + csvLine(columns));
    let count = 0;
    for (;;) {
      const batch = await sql.query<{ entry: Record<string, Cell> }>(`fetch ${batchSize} from export`);
      if (batch.length === 0) return count;
      await write(batch.map(({ entry }) => csvLine(columns.map((column) => entry[column] ?? null))).join(''));
      count += batch.length;
    }
  });
}

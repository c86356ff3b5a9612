import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { byteOrderMark, type Cell, csvLine } from './csv.ts';
import { type ExportName, exports } from './exports.ts';

/** Rows that are read at a time: a large table never stands in memory as a whole. */
const batchSize = 2000;

/**
 * Writes a table as CSV as it stands at this moment, oldest row first.
 *
 * @param write takes the next piece of the file, in order
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

/** A value of a cell. Lists are joined with '; '. */
export type Cell = string | number | bigint | boolean | null | readonly string[];

/** Spreadsheets run a cell that starts with one of these as a formula, including full-width variants. */
const startsFormula = /^[\s\0]*[=+\-@\t\r＝＋－＠]/u;

const needsQuotes = /[",\r\n]/;

function cellText(cell: Cell): string {
  const raw = Array.isArray(cell) ? cell.join('; ') : String(cell ?? '');
  // A leading quote makes the cell text. It stays in the file; programs that read it must remove it.
  const safe = typeof cell === 'number' || typeof cell === 'bigint' || !startsFormula.test(raw) ? raw : `'${raw}`;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line according to RFC 4180, with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';

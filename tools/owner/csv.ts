/** A value of a cell. Lists are joined with '; '. */
export type Cell = string | number | bigint | boolean | null | readonly string[];

/**
 * Places where a formula would start: spreadsheets run a cell that starts with one of these characters, including full-width
 * variants. With another separator, which many languages use, a cell also starts inside ours.
 */
const startsOfFormulas = /^(?=[\s\0]*[=+\-@\t\r＝＋－＠])|(?<=[;\t\r\n])(?=[[\s\0"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

const needsQuotes = /[",;\t\r\n]/;

function cellText(cell: Cell): string {
  const raw = Array.isArray(cell) ? cell.join('; ') : String(cell ?? '');
  // A leading quote makes the cell text. It stays in the file; programs that read it must remove it.
  const safe = typeof cell === 'number' || typeof cell === 'bigint' ? raw : raw.replace(startsOfFormulas, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line according to RFC 4180, with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';

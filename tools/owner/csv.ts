/** What a cell can hold. Lists are written as one cell, their entries apart by '; '. */
export type Cell = string | number | bigint | boolean | null | readonly string[];

/** Spreadsheets take a cell that begins with one of these for a formula and run it, full-width twins included. */
const startsFormula = /^[\s\0]*[=+\-@\t\r＝＋－＠]/u;

const needsQuotes = /[",\r\n]/;

function text(cell: Cell): string {
  if (cell === null) return '';
  return Array.isArray(cell) ? cell.join('; ') : String(cell);
}

function cellText(cell: Cell): string {
  const raw = text(cell);
  // A quote in front makes it text. It stays in the cell: whoever reads the file by a program takes it off.
  const safe = typeof cell === 'number' || typeof cell === 'bigint' || !startsFormula.test(raw) ? raw : `'${raw}`;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line after RFC 4180, its end included. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Spreadsheets read a file as UTF-8 only when it begins with this. */
export const byteOrderMark = '\uFEFF';

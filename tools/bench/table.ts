import { cpus, totalmem } from 'node:os';

/** The middle of the values; of an even number, the lower middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Prints a Markdown table under a title, with the machine it was measured on. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const text = [`\n**${title}** (${machine})\n`, line(head), line(head.map(() => '---')), ...rows.map(line), ''];
  process.stdout.write(`${text.join('\n')}\n`);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

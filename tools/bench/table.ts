import { cpus, totalmem } from 'node:os';

/** Prints a Markdown table under a title, with the machine it was measured on. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
  process.stdout.write(`\n**${title}** (${machine})\n\n${lines.join('')}\n`);
}

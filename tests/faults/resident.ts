import { execFileSync } from 'node:child_process';

/** Resident memory in MiB of a process and all its descendants. Not for Windows. */
export function residentMebibytes(pid: number): number {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const family = new Set([pid]);
  // `ps` prints parents before children, except where ids have wrapped around.
  for (const [child, parent] of [...processes, ...processes]) if (family.has(parent)) family.add(child);
  const kibibytes = processes.reduce((sum, [id, , resident]) => sum + (family.has(id) ? resident : 0), 0);
  return Math.round(kibibytes / 1024);
}

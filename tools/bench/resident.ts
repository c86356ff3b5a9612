import { readdir, readFile } from 'node:fs/promises';

/** Resident memory in MiB of a process and everything below it. Linux only. */
export async function residentMebibytes(pid: number): Promise<string> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    parents.set(Number(name), numberIn(status, 'PPid'));
  }
  const isBelow = (child: number): boolean => {
    for (let at: number | undefined = child; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  let kibibytes = 0;
  for (const child of parents.keys()) {
    if (isBelow(child)) kibibytes += numberIn(await readFile(`/proc/${child}/status`, 'utf8').catch(() => ''), 'VmRSS');
  }
  return (kibibytes / 1024).toFixed(0);
}

function numberIn(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

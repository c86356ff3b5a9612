import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether `prlimit` is available. */
export function hasPrlimit(): boolean {
  return process.platform === 'linux' && ['/usr/bin/prlimit', '/bin/prlimit'].some((path) => existsSync(path));
}

/** From now on all writes of the process to files fail, as on a full disk. */
export function fillDisk(pid: number): void {
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=0:unlimited']);
}

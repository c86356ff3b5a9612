import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether `prlimit` is available. */
export function hasPrlimit(): boolean {
  return process.platform === 'linux' && ['/usr/bin/prlimit', '/bin/prlimit'].some((path) => existsSync(path));
}

/** With limit `0` all writes to files fail, as on a full disk; `unlimited` ends that. */
export function limitFileSize(pid: number, limit: '0' | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:unlimited`]);
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether the limits of a running process can be changed here. */
export function hasPrlimit(): boolean {
  return process.platform === 'linux' && ['/usr/bin/prlimit', '/bin/prlimit'].some((path) => existsSync(path));
}

/** No write to a file succeeds any more, as on a full disk; `unlimited` ends it. */
export function limitFileSize(pid: number, limit: '0' | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:unlimited`]);
}

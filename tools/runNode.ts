import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a script with this Node in `cwd`. Rejects with what it printed when it fails. */
export async function runNode(args: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  return stdout;
}

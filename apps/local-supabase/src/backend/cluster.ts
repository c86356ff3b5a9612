import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('makeCluster.ts', import.meta.url));

/**
 * Creates an empty database cluster in `folder`, unless one exists. It is created next to the folder and then renamed,
 * so that a killed process leaves no partial cluster.
 */
export async function ensureCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${basename(folder)}.unfinished-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(unfinished)) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
  const own = join(dirname(folder), `${unfinished}${process.pid}`);
  await promisify(execFile)(process.execPath, [script, own]);
  // The parent folder may be readable by other users of this machine.
  chmodSync(own, 0o700);
  renameSync(own, folder);
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

/** Held until it is given back or the process ends, however it ends. */
export interface DataLock {
  release(): void;
}

/**
 * Claims a data folder for this process. The lock is the operating system's own, taken through SQLite, which is part of
 * Node: it ends with the process, so a `kill -9` leaves nothing stale behind, and no process id can be mistaken.
 *
 * @param dataDir an existing folder
 * @throws StartError when another process holds it
 */
export function lockDataFolder(dataDir: string): DataLock {
  const file = new DatabaseSync(join(dataDir, 'lock'));
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw new StartError(`The data folder ${dataDir} is in use by another running process.`, { cause: error });
  }
  return { release: () => file.close() };
}

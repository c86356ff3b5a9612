import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Held until it is released or the process ends in any way. */
export interface DataLock {
  release(): void;
}

/**
 * Locks a data folder for this process. The lock belongs to the operating system, through Node's SQLite. It ends with
 * the process, so `kill -9` leaves no stale lock and process ids are not needed.
 *
 * @param dataDir an existing folder
 * @throws when another process holds the lock
 */
export function lockDataFolder(dataDir: string): DataLock {
  const file = new DatabaseSync(join(dataDir, 'lock'));
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw new Error(`The data folder ${dataDir} is in use by another running process.`, { cause: error });
  }
  return { release: () => file.close() };
}

import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Creates the data folder if it is missing.
 *
 * @returns its absolute path
 * @throws when it cannot be created or written to
 */
export function prepareDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written to. Choose another one with DATA_DIR.`, {
      cause: error,
    });
  }
  return folder;
}

/**
 * Locks a data folder for this process. The lock belongs to the operating system, through Node's SQLite. It ends with
 * the process, so `kill -9` leaves no stale lock and process ids are not needed.
 *
 * @returns the lock, until it is disposed
 * @throws when another process holds the lock
 */
export function lockDataFolder(folder: string): Disposable {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw new Error(
      `Another process uses the data folder ${folder}. Stop it, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return file;
}

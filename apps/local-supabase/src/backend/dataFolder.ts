import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

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
    throw new Error(`The data folder ${folder} cannot be written to.`, { cause: error });
  }
  return folder;
}

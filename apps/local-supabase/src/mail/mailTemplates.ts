import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../startError.ts';

/**
 * Writes the auth service's mail templates anew where the brand or their words have changed.
 *
 * @param root of the repository
 * @throws StartError when they cannot be written, after what was printed
 */
export async function writeMailTemplates(root: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['tools/generate-auth-templates.ts'], { cwd: root });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    throw new StartError('The mail templates could not be written.');
  }
}

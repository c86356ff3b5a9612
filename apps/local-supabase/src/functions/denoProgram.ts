import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Path of the Deno binary in its npm package.
 *
 * @throws when the package has no binary for this platform
 */
export function denoProgram(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  const program = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  if (!existsSync(program)) {
    throw new Error(`There is no Deno in npm for ${process.platform} ${process.arch}, which the functions need.`);
  }
  return program;
}

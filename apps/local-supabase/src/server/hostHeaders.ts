import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers for every response: the block `/*` of the built `_headers` file. */
export function hostHeaders(folder: string): [name: string, value: string][] {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return block
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
}

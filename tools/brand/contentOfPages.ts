import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that a site with these pages and home sections imports from the content of its brand. */
export function contentOfPages(root: string, pages: readonly string[], home: readonly string[]): Set<string> {
  const source = join(root, 'apps/site/src');
  const names = new Set<string>();
  const seen = new Set<string>();
  const read = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from '@podium\/brands\/active\/content\.ts'/g))
      for (const name of list.split(',')) names.add(name.trim().split(' ')[0] ?? '');
    for (const [, module = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) read(join(path, '..', module));
  };
  for (const name of ['entryClient.tsx', 'entryServer.tsx']) read(join(source, name));
  for (const name of pages) read(join(source, `routes/${name}.tsx`));
  for (const name of home) read(join(source, `home/${name}.tsx`));
  return names;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };

it.each(Object.entries(scripts))('npm run %s installs what it needs on a fresh clone', (_, script) => {
  expect(script).toMatch(/^node tools\/(run|start|test)\.mjs\b/);
});

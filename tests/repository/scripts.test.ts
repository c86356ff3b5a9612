import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));
const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: Record<string, string> };

it.each(Object.entries(scripts))('npm run %s installs what it needs on a fresh clone', (_, script) => {
  expect(script).toMatch(/^node tools\/(run|start|test)\.mjs\b/);
});

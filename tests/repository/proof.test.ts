import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const proof = readFileSync(`${root}docs/proof.md`, 'utf8');
const requirements = readFileSync(`${root}docs/requirements.md`, 'utf8');
const flows = globSync('tests/flows/*.flow.ts', { cwd: root }).map((path) => path.replace(/^.*[\\/]|\.flow\.ts$/g, ''));

const rows = proof.split('\n').filter((line) => line.startsWith('|'));
const names = [...new Set(rows.flatMap(namesIn))];

function namesIn(row: string): string[] {
  return [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/^\| (REQ-[A-Z0-9]+-\d+) /gm)].map(([, id = '']) => id);
}

/** Patterns of places where a name from the tables would occur. */
function placesOf(name: string): string[] {
  if (/^[A-Z]\w*$/.test(name)) return [`packages/*/src/${name}/${name}.stories.tsx`];
  if (!name.includes('/')) return [`tests/flows/${name}.flow.ts`];
  return [
    name,
    `{packages,apps}/*/src/${name}.test.{ts,tsx}`,
    `tests/${name}.test.ts`,
    `brands/${name}.test.ts`,
    `tests/policies/${name}.test.ts`,
  ];
}

it.each(names)('%s exists', (name) => {
  expect(globSync(placesOf(name), { cwd: root })).toHaveLength(1);
});

it('docs/proof.md names every flow', () => {
  expect(flows.filter((name) => !names.includes(name))).toEqual([]);
});

it('has one row for each requirement of docs/requirements.md, in its order', () => {
  const ids = idsIn(requirements);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size, 'an id is given once').toBe(ids.length);
  expect(idsIn(proof)).toEqual(ids);
});

it('names a test for each requirement', () => {
  expect(rows.filter((row) => idsIn(row).length > 0 && namesIn(row).length === 0)).toEqual([]);
});

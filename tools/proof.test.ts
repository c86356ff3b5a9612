import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const paper = readFileSync(`${root}docs/proof.md`, 'utf8');
const flows = globSync('tests/flows/*.flow.ts', { cwd: root }).map((path) => path.replace(/^.*[\\/]|\.flow\.ts$/g, ''));

/** What stands in the tables between backticks. */
const rows = paper.split('\n').filter((line) => line.startsWith('|'));
const names = [...new Set(rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)))];

/** Where a name of the tables would stand, as patterns. */
function placesOf(name: string): string[] {
  if (/^[A-Z]\w*$/.test(name)) return [`packages/*/src/${name}/${name}.stories.tsx`];
  if (!name.includes('/')) return [`tests/flows/${name}.flow.ts`];
  return [
    name,
    `{packages,apps}/*/src/${name}.test.{ts,tsx}`,
    `tests/${name}.test.ts`,
    `tests/policies/${name}.test.ts`,
  ];
}

describe('docs/proof.md', () => {
  it.each(names)('%s is there', (name) => {
    expect(globSync(placesOf(name), { cwd: root })).toHaveLength(1);
  });

  it('names every flow', () => {
    expect(flows.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has each section of the specification', () => {
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(paper).toContain(`| §${section} `);
  });
});

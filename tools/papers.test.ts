import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const papers = globSync(['*.md', 'docs/**/*.md', '.storybook/book/**/*.mdx'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

/** What a paper names that no clone has: what is built, and what the owner writes. */
const notInTheTree = ['apps/site/dist/client', 'supabase/.env'];

/** Verbs of pnpm itself. */
const pnpmVerbs = ['install', 'exec'];

function all(pattern: RegExp, text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];
}

describe.each(papers)('%s', (paper) => {
  const text = readFileSync(join(root, paper), 'utf8');

  it('links to what is there', () => {
    const links = all(/\]\(([^)#]+)[^)]*\)/g, text).filter((link) => !link.startsWith('https://'));
    expect(links.filter((link) => !existsSync(join(root, dirname(paper), link)))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const places = all(/[`\s]((?:apps|docs|packages|supabase|tests|tools|\.storybook)\/[\w./*-]+)[`\s]/g, text);
    const isThere = (place: string) =>
      notInTheTree.includes(place) || globSync([place, `${place}.test.ts`], { cwd: root }).length > 0;
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it('names commands that are there', () => {
    const names = all(/\b(?:pnpm|npm run) ([a-z][\w:]*)/g, text).filter((name) => !pnpmVerbs.includes(name));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const docs = globSync(['*.md', 'docs/**/*.md', '.storybook/docs/**/*.mdx'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Paths that docs may mention but a clone does not contain: build output and files of the owner. */
const notInTheTree = ['apps/site/dist', 'apps/site/dist/client', 'apps/site/dist/brand-NAME/client', 'supabase/.env'];

const pnpmVerbs = ['install', 'exec'];

function all(pattern: RegExp, text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];
}

/** The anchor of a heading on GitHub. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

describe.each(docs)('%s', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8');

  it('its links lead to existing files', () => {
    const links = all(/\]\(([^)#]+)[^)]*\)/g, text).filter((link) => !link.startsWith('https://'));
    expect(links.filter((link) => !existsSync(join(root, dirname(doc), link)))).toEqual([]);
  });

  it('its links to headings lead to existing ones', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*\.md)?#([^)]+)\)/g)];
    const isBroken = ([, file, anchor = '']: RegExpMatchArray) => {
      const target = file ? readFileSync(join(root, dirname(doc), file), 'utf8') : text;
      return !all(/^#+ (.+)$/gm, target)
        .map(anchorOf)
        .includes(anchor);
    };
    expect(links.filter(isBroken).map(([link]) => link)).toEqual([]);
  });

  it('its paths exist', () => {
    const places = all(/[`\s]((?:apps|docs|packages|supabase|tests|tools|\.storybook)\/[\w./*-]+)[`\s]/g, text);
    const isThere = (place: string) =>
      notInTheTree.includes(place) || globSync([place, `${place}.test.ts`], { cwd: root }).length > 0;
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it('its commands exist', () => {
    const names = all(/\b(?:pnpm|npm run) ([a-z][\w:]*)/g, text).filter((name) => !pnpmVerbs.includes(name));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('its builds and checks of a published site name the brand', () => {
    const blocks = all(/^```sh\n(.*?)^```/gms, text).filter((block) => /pnpm build|--project=smoke/.test(block));
    expect(blocks.filter((block) => !block.includes('BRAND=NAME'))).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { build } from '@podium/brands/active/build.ts';
import { render } from '../../apps/site/src/entryServer.tsx';
import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';

const facts = { origin: 'https://podium.example', builtAt: 0, buildDay: '1970-01-01' };
const today = new Date().toISOString().slice(0, 10);

const intro = `import type { PageDate } from '@podium/data/brandBuild.ts';

/** By path. Written by \`npx node tools/brand/main.ts --date-pages\`. */
export const pageDates: Record<string, PageDate | undefined> = {
`;

/** A brand that dates no page has no such file, and a sitemap without dates. */
const file = fileURLToPath(new URL('pageDates.ts', import.meta.resolve('@podium/brands/active/build.ts')));

it.runIf(existsSync(file))(
  'REQ-SEO-1: pageDates.ts has the day of the current text of each page; else: npx node tools/brand/main.ts --date-pages',
  async () => {
    const metas = pageMetas.filter(({ isForSearch }) => isForSearch);
    const lines = await Promise.all(
      metas.map(async ({ path, title, description }) => {
        const { body } = await render(path ?? '', facts);
        const words = fingerprintOf([title, description, wordsOf(body)]);
        const date = build.pageDates[path ?? ''];
        return `  '${path}': { changed: '${date?.words === words ? date.changed : today}', words: '${words}' },\n`;
      }),
    );
    await expect(`${intro}${lines.join('')}};\n`).toMatchFileSnapshot(file);
  },
  120_000,
);

/** The text of a page's main element, without white space, which depends on markup. */
function wordsOf(body: string): string {
  const [main = ''] = /<main\b.*<\/main>/s.exec(body) ?? [];
  return main.replace(/<style\b.*?<\/style>|<[^>]*>|\s/gs, '');
}

function fingerprintOf(words: readonly string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12);
}

import { readdirSync } from 'node:fs';

/** The content of the active brand. */
export const contentFolder = new URL('.', import.meta.resolve('@podium/brands/active/content/brand.ts'));

/** Names of the content files, such as 'hero.ts'. */
export const contentFiles = readdirSync(contentFolder);

/** Every text of the content with its path, such as 'hero.ts.hero.stats.0.label'. */
export const contentTexts = (
  await Promise.all(
    contentFiles.map(async (name) =>
      textsOf({ ...((await import(new URL(name, contentFolder).href)) as object) }, name),
    ),
  )
).flat();

/** Every text of a content module with its path. */
export function textsOf(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${way}.${name}`));
}

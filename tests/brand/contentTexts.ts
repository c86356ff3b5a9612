import * as active from '@podium/brands/active/content.ts';

/** What the active brand exports. A brand leaves out the content of the pages that it does not have. */
export const content: Partial<typeof active> = { ...active };

/** Every text of the content with its path, such as 'hero.stats.0.label'. */
export const contentTexts = textsOf(content);

/** Every text of a content module with its path. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, path ? `${path}.${name}` : name));
}

import type { TextFileOptions } from './textFiles.ts';
import { files } from './names.ts';
import { pageDates } from './pageDates.ts';

/** The pages for search engines (https://www.sitemaps.org), which believe days only where they are those of changes. */
export function sitemap({ origin, paths }: TextFileOptions): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc>${lastChange(path)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Nothing for a page whose words have not got their day yet. */
function lastChange(path: string): string {
  const date = pageDates[path];
  return date ? `<lastmod>${date.changed}</lastmod>` : '';
}

/** Everything may be read: pages that are not for search say so themselves, and can only be obeyed when they are read. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${files.sitemap}\n`;
}

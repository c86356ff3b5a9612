import type { PageDate } from '@podium/data/brandBuild.ts';
import type { TextFileOptions } from './textFiles.ts';
import { files } from './names.ts';

/** The sitemap (https://www.sitemaps.org). Search engines trust a date only if it is the date of a change. */
export function sitemap({ origin, paths, pageDates }: TextFileOptions): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc>${lastChange(pageDates[path])}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Empty for a page without a recorded date. */
function lastChange(date: PageDate | undefined): string {
  return date ? `<lastmod>${date.changed}</lastmod>` : '';
}

/** Everything may be crawled: pages outside search have a noindex tag, which crawlers must read to obey. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${files.sitemap}\n`;
}

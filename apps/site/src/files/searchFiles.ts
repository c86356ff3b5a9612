import type { TextFileOptions } from './textFiles.ts';
import { files } from './names.ts';

/** The pages for search engines (https://www.sitemaps.org). A build writes all of them, so they share its day. */
export function sitemap({ origin, builtAt, paths }: TextFileOptions): string {
  const day = new Date(builtAt).toISOString().slice(0, 10);
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read: pages that are not for search say so themselves, and can only be obeyed when they are read. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${files.sitemap}\n`;
}

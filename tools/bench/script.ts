import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { closureOf } from '../../apps/site/build/manifest.ts';
import { readCommandLine, stop } from '../commandLine.ts';
import { printTable } from './table.ts';

const usage = `Measures the JavaScript of a first load of each page, from the build. Run pnpm build before.

  pnpm bench:script`;

readCommandLine({ usage });

const dist = fileURLToPath(new URL('../../apps/site/dist', import.meta.url));
const built = await readFile(join(dist, 'manifest.json'), 'utf8').catch(() =>
  stop('The site is not built: pnpm build'),
);
const manifest = JSON.parse(built) as Manifest;
const pages = Object.keys(manifest).filter((name) => name.startsWith('src/routes/'));

const rows = [];
for (const page of pages) {
  const { scripts } = closureOf(manifest, ['index.html', page]);
  const bytes = await Promise.all(scripts.map(brotliSize));
  rows.push([
    page.replace('src/routes/', '').replace('.tsx', ''),
    String(scripts.length),
    inKilobytes(bytes.reduce((sum, each) => sum + each, 0)),
  ]);
}
const home = await readFile(join(dist, 'client/index.html'), 'utf8');
const inline = [...home.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join('');
rows.push(['home, before idle or touch (inline)', '1', inKilobytes(brotliCompressSync(inline).length)]);

printTable('JavaScript of a first load, brotli', ['page', 'files', 'kB'], rows);

async function brotliSize(file: string): Promise<number> {
  return (await readFile(join(dist, 'client', `${file}.br`))).length;
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

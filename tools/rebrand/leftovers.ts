import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Brand } from '@podium/data/schemas/brand';

/** Binary files, or files generated from text files. */
const binary = new Set(['.avif', '.br', '.gz', '.ico', '.jpg', '.png', '.webp', '.woff2', '.tsbuildinfo']);

/** Matches names and addresses of a brand in any case, and parts of the name as words. */
export function tracesOf(brand: Brand): RegExp {
  const { name, shortName, speakerSuffix, mailboxes, phone, links, legalEntity } = brand;
  const outside = [links.videoChannel, links.podcast, links.network, ...links.social];
  const [street = '', town = ''] = legalEntity.address;
  const anywhere = [
    name,
    name.replaceAll(/\s/g, ''),
    speakerSuffix,
    phone,
    phone.replaceAll(' ', ''),
    ...Object.values(mailboxes).flatMap((mailbox) => [mailbox, mailbox.split('@')[1] ?? '']),
    ...outside.map(({ href }) => href),
    legalEntity.name,
    legalEntity.registration,
    street,
    town,
  ].map(literal);
  const asWords = [shortName, ...name.split(/\s/)].map((word) => `\\b${literal(word)}\\b`);
  return new RegExp(`(?i:${[...new Set(anywhere)].join('|')})|${[...new Set(asWords)].join('|')}`);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

interface Search {
  /** Globs relative to the folder. */
  patterns: readonly string[];
  traces: RegExp;
  isLeftOut?: (path: string) => boolean;
}

/** One line with path and position for each text file below `folder` that contains a match. */
export async function leftoversIn(
  folder: string,
  { patterns, traces, isLeftOut = () => false }: Search,
): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob([...patterns], { cwd: folder, exclude: (name) => name === 'node_modules' })) {
    if (binary.has(extname(path)) || isLeftOut(path)) continue;
    // A folder's name may contain a dot.
    const text = await readFile(join(folder, path), 'utf8').catch(() => '');
    const at = text.search(traces);
    if (at >= 0) found.push(`${path}: …${text.slice(Math.max(0, at - 30), at + 30).trim()}…`);
  }
  return found.toSorted();
}

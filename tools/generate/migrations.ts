import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { investmentDisclaimer } from '@podium/brands/active/content.ts';
import type { LegalBlock, LegalDocument } from '../../packages/data/src/schemas/legalDocument.ts';
import { migrationsFolder } from '../migratedDatabase.ts';

/** Checksum by file name, parsed from `supabase/migrations.sha256` (format of `sha256sum`). */
export function readChecksums(lines: string): Map<string, string> {
  return new Map(
    lines.split('\n').flatMap((line) => {
      const [checksum = '', file] = line.split('  ');
      return file === undefined ? [] : [[file, checksum] as const];
    }),
  );
}

/** Checksum by file name of this checkout's migrations. */
export async function currentChecksums(): Promise<Map<string, string>> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).toSorted();
  const sums = files.map(async (file) => {
    const statements = (await readFile(join(migrationsFolder, file), 'utf8')).replaceAll('\r\n', '\n');
    return [file, hash('sha256', statements)] as const;
  });
  return new Map(await Promise.all(sums));
}

/** Recorded migrations that are missing or have changed. */
export function changedMigrations(recorded: Map<string, string>, current: Map<string, string>): string[] {
  return [...recorded].flatMap(([file, checksum]) => (current.get(file) === checksum ? [] : [file]));
}

/**
 * Checksum of the disclaimer's text, one block per line; undefined for a brand without an investor area. Investors'
 * declarations refer to the version with this checksum.
 */
export const disclaimerChecksum = investmentDisclaimer && hash('sha256', textOf(investmentDisclaimer));

/** A migration that makes this checkout's text the newest version. */
export function disclaimerMigration(version: number): string {
  return `-- The checksum of the text of /investment-disclaimer from here on. Written by tools/generate.
insert into private.disclaimer_versions (version, sha256)
values (${version}, '${disclaimerChecksum}');
`;
}

function textOf({ heading, version, summary, parts }: LegalDocument): string {
  const blocks = parts.flatMap((part) => [part.heading, ...part.blocks.flatMap(linesOf)]);
  return [heading, version, summary, ...blocks].join('\n');
}

function linesOf(block: LegalBlock): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'paragraph')
    return [block.text.map((part) => (typeof part === 'string' ? part : part.label)).join('')];
  return [block.caption, ...[block.columns, ...block.rows].map((cells) => cells.join(' | '))];
}

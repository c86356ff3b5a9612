import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { investmentDisclaimer } from '@podium/brands/active/content.ts';
import type { LegalBlock, LegalDocument } from '../../packages/data/src/schemas/legalDocument.ts';
import { migrationsFolder } from '../migratedDatabase.ts';

/**
 * `supabase/migrations.sha256` in the format of `sha256sum`, with new migrations. Rejects when a recorded one has changed,
 * because other databases have applied it (REQ-OPS-3).
 */
export async function migrationChecksums(recorded: string): Promise<string> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).toSorted();
  const lines = files.map(async (file) => {
    const statements = (await readFile(join(migrationsFolder, file), 'utf8')).replaceAll('\r\n', '\n');
    return `${hash('sha256', statements)}  ${file}`;
  });
  const current = await Promise.all(lines);
  const changed = recorded.split('\n').filter((line) => line !== '' && !current.includes(line));
  if (changed.length > 0)
    throw new Error(
      `${changed.map((line) => line.split('  ')[1]).join(', ')}: changed since it was recorded. Restore it and write a ` +
        'new migration. If it has never left your branch, delete its line from supabase/migrations.sha256 first.',
    );
  return `${current.join('\n')}\n`;
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

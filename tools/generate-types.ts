import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readCommandLine } from './commandLine.ts';
import { onMigratedDatabase, overTheWire } from './migratedDatabase.ts';
import { supabaseCli } from './supabaseCli.ts';

const usage = `Writes packages/data/src/client/database.types.ts from the migrations, by Supabase's own command line over a fresh
embedded database.

  npx node tools/generate-types.ts [--check]

With --check nothing is written, and a difference ends with exit code 1.`;

const root = fileURLToPath(new URL('..', import.meta.url));

export const typesFile = join(root, 'packages/data/src/client/database.types.ts');

/** The types of `public`, as `supabase gen types` writes them from the database at this address. */
export async function typesOfDatabase(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-types-'));
  try {
    const result = await supabaseCli(['gen', 'types', '--schema', 'public', `--remote=${url}`], { folder });
    if (result.code !== 0) throw new Error(`supabase gen types failed.\n${result.stderr}`);
    return await formatted(result.stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Supabase's command line leaves the layout to others; a diff of this file should be readable. */
export async function formatted(source: string): Promise<string> {
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath=types.ts'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  formatting.child.stdin?.end(source);
  return (await formatting).stdout;
}

/** The types as the migrations of this checkout make them. */
export function generateTypes(): Promise<string> {
  return onMigratedDatabase((engine) => overTheWire(engine, typesOfDatabase));
}

async function main(): Promise<void> {
  const { values } = readCommandLine({ usage, options: { check: { type: 'boolean' } } });
  const types = await generateTypes();
  if (!values.check) {
    await writeFile(typesFile, types);
    process.stdout.write('Wrote packages/data/src/client/database.types.ts.\n');
    return;
  }
  if (types !== (await readFile(typesFile, 'utf8').catch(() => ''))) {
    process.stderr.write('The database types are not those of the migrations: npx node tools/generate-types.ts\n');
    process.exitCode = 1;
  }
}

if (import.meta.main) {
  await main();
}

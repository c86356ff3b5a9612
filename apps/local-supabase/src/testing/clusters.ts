import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { startOn } from '../backend/createBackend.ts';
import { openPglite } from '../backend/pgliteEngine.ts';
import { hashOfFiles } from '../hashOfFiles.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cacheDir = join(root, 'node_modules/.cache/podium');

/** What a cluster depends on, besides the migrations: the versions of PGlite and lite, and the backend's own SQL. */
const sources = [
  'pnpm-lock.yaml',
  'apps/local-supabase/src/backend/bootstrap.sql.ts',
  'apps/local-supabase/src/shims/factorTables.ts',
  'apps/local-supabase/src/testing/clusters.ts',
];

/** Drops the databases that PGlite does not use, two thirds of the size of a new cluster. */
const dropTemplatesSql = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/** An empty PGlite cluster, as an archive for `openPglite`. */
export function emptyCluster(): Promise<Blob> {
  return inCache('empty', sources, async () => {
    await using maker = await PGlite.create();
    for (const statement of dropTemplatesSql) await maker.exec(statement);
    return await maker.dumpDataDir('none');
  });
}

/** A cluster with the migrations of a project. It halves the start of a backend. */
export function migratedCluster(supabaseDir: string): Promise<Blob> {
  const files = [...sources, `${relative(root, supabaseDir).replaceAll('\\', '/')}/migrations/*`];
  return inCache(basename(supabaseDir), files, async () => {
    const options = { kind: 'pglite', cluster: await emptyCluster() } as const;
    await using engine = await openPglite(options);
    const keys = { publishable: '', secret: '', jwtSecret: 'nobody calls this backend, so no key is needed' };
    const siteUrl = 'http://localhost';
    await startOn(engine, { engine: options, siteUrl, keys, supabaseDir, sendMail: async () => undefined });
    return await (engine.connection.driver as PGlite).dumpDataDir('none');
  });
}

/** Writes a migrated cluster to a new data folder. */
export async function writeCluster(dataDir: string, supabaseDir: string): Promise<void> {
  const archive = await migratedCluster(supabaseDir);
  mkdirSync(dataDir, { mode: 0o700 });
  const extract = promisify(execFile)('tar', ['-xf', '-', '-C', dataDir]);
  extract.child.stdin?.end(Buffer.from(await archive.arrayBuffer()));
  await extract;
}

/** The cached result of `make`. Runs `make` if `files` have changed. */
async function inCache(name: string, files: string[], make: () => Promise<Blob>): Promise<Blob> {
  const entry = `${name}-${hashOfFiles(files, root).slice(0, 16)}.tar`;
  const cached = join(cacheDir, entry);
  if (!existsSync(cached)) {
    const dump = await make();
    mkdirSync(cacheDir, { recursive: true });
    const unfinished = join(cacheDir, `unfinished-${process.pid}`);
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, cached);
    const outdated = readdirSync(cacheDir).filter((other) => other.startsWith(`${name}-`) && other !== entry);
    for (const other of outdated) rmSync(join(cacheDir, other), { force: true });
  }
  return new Blob([readFileSync(cached)]);
}

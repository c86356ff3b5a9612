import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyCluster } from '../testing/clusters.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { openPglite } from './pgliteEngine.ts';

const folders: string[] = [];
let engine: Engine;

/** A folder with migrations of these names. Each creates a table. */
function migrations(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'podium-migrations-'));
  folders.push(folder);
  for (const name of names) writeFileSync(join(folder, `${name}.sql`), `create table public.made_by_${name} ();`);
  return folder;
}

beforeAll(async () => {
  engine = await openPglite({ kind: 'pglite', cluster: await emptyCluster() });
});

afterAll(async () => {
  await engine.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('applies the migrations that are missing, each once', async () => {
  const first = migrations('20260101000000_letters');
  expect(await migrate(engine, first)).toEqual(['20260101000000_letters.sql']);
  expect(await migrate(engine, first)).toEqual([]);
  const grown = migrations('20260101000000_letters', '20260102000000_stamps');
  expect(await migrate(engine, grown)).toEqual(['20260102000000_stamps.sql']);
});

it('refuses a database with migrations of another version, with one sentence', async () => {
  const rewritten = migrations('20260101000000_letters', '20260103000000_parcels');
  await expect(migrate(engine, rewritten)).rejects.toThrow(
    'The database has migrations of another version of this project ' +
      '(20260102000000). Start with an empty DATA_DIR or DATABASE_URL.',
  );
  expect(await engine.query(`select to_regclass('public."made_by_20260103000000_parcels"') as parcels`)).toEqual([
    { parcels: null },
  ]);
});

it('REQ-OPS-3: refuses a database whose applied migrations were edited, with one sentence', async () => {
  const edited = migrations('20260101000000_letters', '20260102000000_stamps', '20260104000000_later');
  writeFileSync(join(edited, '20260102000000_stamps.sql'), 'create table public.made_otherwise ();');
  await expect(migrate(engine, edited)).rejects.toThrow(
    '20260102000000_stamps.sql has changed since the database applied it. Restore the file ' +
      'and write the change as a new migration, or start with an empty DATA_DIR or DATABASE_URL.',
  );
  expect(await engine.query(`select to_regclass('public."made_by_20260104000000_later"') as later`)).toEqual([
    { later: null },
  ]);
});

it("accepts other line ends, and records of Supabase's command line", async () => {
  const same = migrations('20260101000000_letters', '20260102000000_stamps');
  const file = join(same, '20260101000000_letters.sql');
  writeFileSync(file, 'create table public.made_by_20260101000000_letters ();\r\n\r\n');
  await engine.query(
    `update supabase_migrations.schema_migrations set statements = $1 where version = '20260101000000'`,
    [['create table public.made_by_20260101000000_letters ()']],
  );
  expect(await migrate(engine, same)).toEqual([]);
});

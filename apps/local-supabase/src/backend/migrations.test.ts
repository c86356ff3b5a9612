import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyCluster } from '../testing/emptyCluster.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { openPglite } from './pgliteEngine.ts';

const folders: string[] = [];
let engine: Engine;

/** A folder with migrations of these names, each of which makes a table. */
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

it('applies what the database does not have yet, and nothing twice', async () => {
  const first = migrations('20260101000000_letters');
  expect(await migrate(engine, first)).toEqual(['20260101000000_letters.sql']);
  expect(await migrate(engine, first)).toEqual([]);
  const grown = migrations('20260101000000_letters', '20260102000000_stamps');
  expect(await migrate(engine, grown)).toEqual(['20260102000000_stamps.sql']);
});

it('leaves a database alone that another version of the project has made, and says in one sentence what to do', async () => {
  const rewritten = migrations('20260101000000_letters', '20260103000000_parcels');
  await expect(migrate(engine, rewritten)).rejects.toThrow(
    'The database was made by another version of this project, with migrations that this one does not have ' +
      '(20260102000000); please start with an empty DATA_DIR or DATABASE_URL.',
  );
  expect(await engine.query(`select to_regclass('public."made_by_20260103000000_parcels"') as parcels`)).toEqual([
    { parcels: null },
  ]);
});

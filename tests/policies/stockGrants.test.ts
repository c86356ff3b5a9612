import { copyFile, mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../../apps/local-supabase/src/backend/engine.ts';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { migrationsFolder } from '../../tools/migratedDatabase.ts';
import { grantsQuery, linesOf, probe, probeQuery } from './catalogue.ts';
import { expectedGrants } from './expectation.ts';
import { onHosted } from './hostedEngines.ts';

/** Our functions that PUBLIC may execute, which is PostgreSQL's default. */
const functionsForAll = `
select p.oid::regprocedure::text as name from pg_proc as p
where p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'account'))
  and (p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0))
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
`;

async function openingsOfProbe(database: Database): Promise<unknown[]> {
  await database.exec(probe);
  const found = await database.query(probeQuery);
  await database.exec(
    'drop table public.probe; drop sequence public.probe_numbers; drop function public.probe_answer();',
  );
  return found;
}

const title = 'REQ-SAFE-4: default grants of hosted projects are revoked by the first migration and granted by none';

it(title, { timeout: 180_000 }, async () => {
  await using soFar = await mkdtempDisposable(join(tmpdir(), 'podium-migrations-'));
  await onHosted(async (database) => {
    expect(await openingsOfProbe(database)).toHaveLength(3);
    const allowed = new Set(expectedGrants());
    for (const name of (await readdir(migrationsFolder)).toSorted()) {
      await copyFile(join(migrationsFolder, name), join(soFar.path, name));
      await migrate(database, soFar.path);
      const excess = (await linesOf(grantsQuery, database)).filter((line) => !allowed.has(line));
      const found = {
        name,
        excess,
        openings: await openingsOfProbe(database),
        functionsForAll: await database.query(functionsForAll),
      };
      expect(found).toEqual({ name, excess: [], openings: [], functionsForAll: [] });
    }
  });
});

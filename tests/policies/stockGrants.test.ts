import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { engines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { migrationsFolder } from '../../tools/migratedDatabase.ts';
import { grantsQuery, linesOf } from './catalogue.ts';
import { expectedGrants } from './expectation.ts';
import { onHosted } from './hostedEngines.ts';

/** Objects as a careless migration would create them: without grants or revokes. */
const probe = `
create table public.probe (id bigint generated always as identity primary key);
create sequence public.probe_numbers;
create function public.probe_answer() returns integer language sql as 'select 42';
`;

/** Roles with any privilege on these objects: given by hosted's default privileges, not by migrations. */
const openings = `
select role || ' on the probe' as opening from unnest(array['anon', 'authenticated', 'service_role']) as role
where has_table_privilege(role, 'public.probe', 'select, insert, update, delete, truncate, references, trigger')
  or has_sequence_privilege(role, 'public.probe_numbers', 'usage, select, update')
  or has_function_privilege(role, 'public.probe_answer()', 'execute')
`;

/** Our functions that PUBLIC may execute, which is PostgreSQL's default. */
const functionsForAll = `
select p.oid::regprocedure::text as name from pg_proc as p
where p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'account'))
  and (p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0))
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
`;

async function openingsOfProbe(engine: Engine): Promise<unknown[]> {
  await engine.exec(probe);
  const found = await engine.query(openings);
  await engine.exec(
    'drop table public.probe; drop sequence public.probe_numbers; drop function public.probe_answer();',
  );
  return found;
}

describe.each(engines())('REQ-SAFE-4: default grants of hosted projects (%s)', (kind) => {
  it('are revoked by the first migration and granted by none', { timeout: 180_000 }, async () => {
    const soFar = await mkdtemp(join(tmpdir(), 'podium-migrations-'));
    try {
      await onHosted(kind, async (engine) => {
        expect(await openingsOfProbe(engine)).toHaveLength(3);
        const allowed = new Set(expectedGrants());
        for (const name of (await readdir(migrationsFolder)).toSorted()) {
          await copyFile(join(migrationsFolder, name), join(soFar, name));
          await migrate(engine, soFar);
          const excess = (await linesOf(grantsQuery, engine)).filter((line) => !allowed.has(line));
          const found = {
            name,
            excess,
            openings: await openingsOfProbe(engine),
            functionsForAll: await engine.query(functionsForAll),
          };
          expect(found).toEqual({ name, excess: [], openings: [], functionsForAll: [] });
        }
      });
    } finally {
      await rm(soFar, { recursive: true, force: true });
    }
  });
});

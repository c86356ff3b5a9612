import { describe, expect, it } from 'vitest';
import { engines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';
import { askAdvisors } from '../../tools/deployCheck/advisors.ts';
import { startHostedProject } from '../../tools/deployCheck/hostedProject.ts';
import { pushMigrations } from '../../tools/deployCheck/pushMigrations.ts';
import { onMigratedDatabase, overTheWire } from '../../tools/migratedDatabase.ts';

type Work = (url: string, sql: SqlRunner) => Promise<void>;

async function onHostedProject(work: Work): Promise<void> {
  const project = await startHostedProject(findPostgres() ?? '');
  try {
    await pushMigrations(project.url);
    await work(project.url, project.engine);
  } finally {
    await project.stop();
  }
}

const databases = {
  pglite: (work: Work) => onMigratedDatabase((engine) => overTheWire(engine, (url) => work(url, engine))),
  postgres: onHostedProject,
};

/** What they certainly mind: a table that is open to everybody. */
const open = `
create table public.carelessly_open (words text);
grant select on public.carelessly_open to anon;
`;

/** What hosted asks beyond the command line's list, lints 0026 to 0029: GraphQL, and the owner's rights for visitors. */
const newerFindings = `
select 'extension ' || extname as finding from pg_extension where extname = 'pg_graphql'
union all
select role || ' may run ' || p.oid::regprocedure || ' with the rights of its owner'
from pg_proc as p cross join unnest(array['anon', 'authenticated']) as role
where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege(role, p.oid, 'execute')
`;

describe.each(engines())("issue 6 §2, Supabase's advisors ($kind)", ({ kind, skipped }) => {
  it.skipIf(skipped !== undefined)('say nothing at warn or above, and something once a table is open', async () => {
    await databases[kind](async (url, sql) => {
      expect(await askAdvisors(url)).toEqual([]);
      expect(await sql.query(newerFindings)).toEqual([]);
      await sql.exec(open);
      expect((await askAdvisors(url)).map(({ name }) => name)).toContain('rls_disabled_in_public');
    });
  });
});

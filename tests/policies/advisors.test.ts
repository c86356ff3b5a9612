import { describe, expect, it } from 'vitest';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { engines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import { askAdvisors } from '../../tools/deployCheck/advisors.ts';
import { migrationsFolder } from '../../tools/migratedDatabase.ts';
import { onHosted } from './hostedEngines.ts';

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
  const title = 'say nothing at warn or above, and something once a table is open';

  it.skipIf(skipped !== undefined)(title, { timeout: 180_000 }, async () => {
    await onHosted(kind, async (sql, url) => {
      await migrate(sql, migrationsFolder);
      expect(await askAdvisors(url)).toEqual([]);
      expect(await sql.query(newerFindings)).toEqual([]);
      await sql.exec(open);
      expect((await askAdvisors(url)).map(({ name }) => name)).toContain('rls_disabled_in_public');
    });
  });
});

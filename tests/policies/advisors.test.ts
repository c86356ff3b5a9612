import { expect, it } from 'vitest';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { migrationsFolder } from '../../tools/migratedDatabase.ts';
import { supabaseCli } from '../../tools/supabaseCli.ts';
import { onHosted } from './hostedEngines.ts';

/** A table that is open to everyone, which the advisors must report. */
const open = `
create table public.carelessly_open (words text);
grant select on public.carelessly_open to anon;
`;

/** Lints 0026 to 0029 of hosted Supabase, which the CLI lacks: GraphQL, and security-definer rights for visitors. */
const newerFindings = `
select 'extension ' || extname as finding from pg_extension where extname = 'pg_graphql'
union all
select role || ' may run ' || p.oid::regprocedure || ' with the rights of its owner'
from pg_proc as p cross join unnest(array['anon', 'authenticated']) as role
where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege(role, p.oid, 'execute')
`;

/** Names of the findings of the advisors in Supabase's CLI, for security and performance, at level 'warn' or above. */
async function askAdvisors(url: string): Promise<string[]> {
  const args = ['db', 'advisors', `--remote=${url}`, '--type', 'all', '--level', 'warn', '--output-format', 'json'];
  const { stdout, stderr } = await supabaseCli(args);
  const { results } = JSON.parse(stdout || '{}') as { results?: { name: string }[] };
  if (results === undefined) throw new Error(`The advisors gave no answer.\n${stdout}${stderr}`);
  return results.map(({ name }) => name);
}

const title = "REQ-SAFE-4: Supabase's advisors report nothing at warn or above, and report an open table";

it(title, { timeout: 180_000 }, async () => {
  await onHosted(async (database, url) => {
    await migrate(database, migrationsFolder);
    expect(await askAdvisors(url)).toEqual([]);
    expect(await database.query(newerFindings)).toEqual([]);
    await database.exec(open);
    expect(await askAdvisors(url)).toContain('rls_disabled_in_public');
  });
});

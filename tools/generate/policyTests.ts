import { callersQuery, grantsQuery } from '../../tests/policies/catalogue.ts';
import { expectedCallers, expectedGrants } from '../../tests/policies/expectation.ts';
import { roles } from '../../tests/policies/rights.ts';

/** `supabase/tests/grants.test.sql`: with it, `supabase test db` checks a project against the table of rights. */
export function policyTests(): string {
  return `-- What the API's roles may do, written by tools/generate from tests/policies/rights.ts. Run by
-- \`supabase test db\`, and by tests/policies/pgtap.test.ts on the embedded database.
begin;
create extension if not exists pgtap with schema extensions;
select plan(4);

select set_eq(
  $$
${indented(grantsQuery, 4)}
  $$,
  ${list(expectedGrants())},
  'every role has its verbs and columns, and nothing else'
);

select set_eq(
  $$
${indented(callersQuery, 4)}
  $$,
  ${list(expectedCallers())},
  'every role may call its functions, and no other'
);

select is_empty(
  $$
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not relrowsecurity
  $$,
  'every table is guarded by row-level security'
);

select is_empty(
  $$
    select role, nspname from pg_namespace cross join unnest(array[${roles.map((role) => `'${role}'`).join(', ')}]) as role
    where nspname in ('public', 'private', 'account') and has_schema_privilege(role, oid, 'create')
      or nspname = 'private' and has_schema_privilege(role, oid, 'usage')
  $$,
  'nobody makes anything, nor reaches what is private'
);

select * from finish();
rollback;
`;
}

function list(lines: readonly string[]): string {
  return `array[\n${lines.map((line) => `    '${line}'`).join(',\n')}\n  ]`;
}

function indented(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));
}

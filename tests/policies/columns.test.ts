import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { rightTo } from './expectation.ts';
import { applicant, outcome, type Client } from './people.ts';
import type { Role, Verb } from './rights.ts';
import { keyColumns, sampleRow, tableNames, type TableName } from './sampleRows.ts';

type Row = Record<string, unknown>;

describeOnEngines('REQ-SAFE-4: roles × tables × verbs × columns', (start) => {
  let backend: TestBackend;
  const columnsOf = new Map<string, string[]>();
  const people = new Map<Role, { client: Client; id: string }>();

  beforeAll(async () => {
    backend = await start();
    const columns = await backend.query<{ table: string; name: string }>(
      `select attrelid::regclass::text as table, attname as name
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') and attnum > 0
         and not attisdropped
       order by attnum`,
    );
    for (const { table, name } of columns) {
      columnsOf.set(table, [...(columnsOf.get(table) ?? []), name]);
    }
    const person = await applicant(backend, {});
    people.set('authenticated', person);
    people.set('anon', { client: backend.visitor(), id: person.id });
    for (const table of tableNames) {
      if (table === 'investor_onboarding' || rightTo('insert', table, 'service_role') === undefined) continue;
      const { error } = await backend.service().from(table).insert(sampleRow(table, person.id));
      expect(error).toBeNull();
    }
  });

  /** The person's row, as `service_role` sees it: the table accepts all of its values. */
  async function existing(table: TableName, id: string): Promise<Row> {
    const key = keyColumns[table];
    const { data, error } = await backend.service().from(table).select().eq(key, sampleRow(table, id)[key]).limit(1);
    expect(error).toBeNull();
    return (data as Row[])[0]!;
  }

  /** The database's response to one verb on one column: 'denied', or 'open' whether or not the values are valid. */
  async function attempt(verb: Verb, table: TableName, column: string, role: Role): Promise<string> {
    const { client, id } = people.get(role)!;
    const key = keyColumns[table];
    const row = await existing(table, id);
    const granted = rightTo('insert', table, role)?.columns ?? [];
    const known = Object.entries(sampleRow(table, id)).filter(([name]) => granted.includes(name));
    const attempts: Partial<Record<Verb, () => PromiseLike<{ error: { code: string } | null }>>> = {
      select: () => client.from(table).select(column).limit(1),
      insert: () => client.from(table).insert({ ...Object.fromEntries(known), [column]: row[column] }),
      update: () =>
        client
          .from(table)
          .update({ [column]: row[column] })
          .eq(key, row[key]),
    };
    return outcome(await attempts[verb]!()) === 'denied' ? 'denied' : 'open';
  }

  // `service_role` may use every column: grants.test.ts.
  describe.each(['anon', 'authenticated'] as const)('%s', (role) => {
    describe.each(['select', 'insert', 'update'] as const)('%s', (verb) => {
      it.each(tableNames)('%s', async (table) => {
        const right = rightTo(verb, table, role);
        const columns = columnsOf.get(table) ?? [];
        expect(columns.length).toBeGreaterThan(0);
        const isOpen = (column: string) => right !== undefined && (right.columns?.includes(column) ?? true);
        const expected = columns.map((column) => [column, isOpen(column) ? 'open' : 'denied']);

        const found: string[][] = [];
        for (const column of columns) found.push([column, await attempt(verb, table, column, role)]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
      });
    });
  });
});

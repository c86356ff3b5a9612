import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { Person, TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { encounter, type Kind } from './expectation.ts';
import { applicant, outcome, type Client } from './people.ts';
import { changes, keyColumns, sampleRow, tableNames, type TableName } from './sampleRows.ts';

const visitor: Kind = { role: 'anon', isQualified: false, hasApplied: false };
const signedIn: Kind = { ...visitor, role: 'authenticated' };
const applied: Kind = { ...signedIn, hasApplied: true };
const qualified: Kind = { ...applied, isQualified: true };

describeOnEngines('issue 6 §2, people × tables × verbs', (start) => {
  let backend: TestBackend;
  let service: Client;
  let owner: Person;
  let other: Person;
  let nextPosition = 100;

  beforeAll(async () => {
    backend = await start();
    service = backend.service();
    owner = await backend.person();
    other = await backend.person();
    for (const table of tableNames) {
      const { error } = await service.from(table).insert(sampleRow(table, owner.id));
      expect(error).toBeNull();
    }
  });

  /** The whole table, past row-level security. */
  async function contents(table: TableName): Promise<Record<string, unknown>[]> {
    const { data, error } = await service.from(table).select();
    expect(error).toBeNull();
    return data as Record<string, unknown>[];
  }

  /** Denied, or whether the table is another one afterwards. */
  async function effect(table: TableName, attempt: PromiseLike<{ error: { code: string } | null }>): Promise<string> {
    const before = await contents(table);
    const result = outcome(await attempt);
    const isSame = JSON.stringify(await contents(table)) === JSON.stringify(before);
    if (result === 'taken') return isSame ? 'unchanged' : 'changed';
    expect(isSame, `${result}, and yet something changed`).toBe(true);
    return result;
  }

  async function reading(client: Client, table: TableName, userId: string | undefined): Promise<string> {
    const { data, error } = await client.from(table).select();
    if (error) return outcome({ error });
    const all = await contents(table);
    expect(all.length).toBeGreaterThan(0);
    if (data.length === 0) return 'none';
    if (data.length === all.length) return 'all';
    return data.every((row) => row[keyColumns[table]] === userId) ? 'own' : 'some of others';
  }

  /** The row of this person, or where rows have no owner the one that is there. Put back as it was. */
  async function updatingOwn(client: Client, table: TableName, userId: string): Promise<string> {
    const key = keyColumns[table];
    const value = sampleRow(table, userId)[key];
    const before = (await contents(table)).find((row) => row[key] === value);
    const result = await effect(table, client.from(table).update(changes[table]).eq(key, value));
    if (result === 'changed') {
      const old = Object.fromEntries(Object.keys(changes[table]).map((column) => [column, before?.[column]]));
      await service.from(table).update(old).eq(key, value).throwOnError();
    }
    return result;
  }

  /** A row that is not there yet: another deal, another reader. */
  function newRow(table: TableName, userId: string): Record<string, unknown> {
    nextPosition += 1;
    const row = sampleRow(table, userId);
    const key = keyColumns[table];
    const isPersonal = table === 'profiles' || table === 'investor_onboarding';
    if (isPersonal) return row;
    return { ...row, [key]: key === 'position' ? nextPosition : `${nextPosition}@podium.example` };
  }

  function meets(who: string, make: () => Promise<{ client: Client; id?: string }>, kind: Kind) {
    describe(who, () => {
      let client: Client;
      let id: string | undefined;

      beforeAll(async () => {
        ({ client, id } = await make());
      });

      it.each(tableNames)('%s', async (table) => {
        const key = keyColumns[table];
        const existing = sampleRow(table, owner.id);
        const found = {
          insert: await effect(table, client.from(table).insert(newRow(table, id ?? other.id))),
          insertForOther: await effect(table, client.from(table).insert(newRow(table, other.id))),
          select: await reading(client, table, id),
          updateOwn: await updatingOwn(client, table, id ?? owner.id),
          deleteOwn: await effect(
            table,
            client
              .from(table)
              .delete()
              .eq(key, sampleRow(table, id ?? owner.id)[key]),
          ),
          update: await effect(table, client.from(table).update(changes[table]).eq(key, existing[key])),
          delete: await effect(table, client.from(table).delete().eq(key, existing[key])),
          upsert: await effect(
            table,
            client.from(table).upsert({ ...existing, ...changes[table] }, { onConflict: key }),
          ),
        };
        expect(found).toEqual(encounter(table, kind));
      });
    });
  }

  meets('signed out', async () => ({ client: backend.visitor() }), visitor);
  meets('signed in, without a record', () => backend.person(), signedIn);
  meets('applicant at 250,000', () => applicant(backend, { min_commitment: 250_000 }), applied);
  meets('applicant at 999,999', () => applicant(backend, { min_commitment: 999_999 }), applied);
  meets('applicant at 1,000,000', () => applicant(backend, {}), qualified);
  meets('not accredited', () => applicant(backend, { is_accredited: false }), applied);
  meets('without consent', () => applicant(backend, { consent: false }), applied);
  meets('not completed', () => applicant(backend, { completed_at: null }), applied);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { newSession, setUpSecondFactor, verifyFactor } from '../../apps/local-supabase/src/testing/secondFactors.ts';
import type { Person } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { expectedResults, type PersonKind, rightTo } from './expectation.ts';
import { applicant, outcome, type Client } from './people.ts';
import { changes, keyColumns, sampleRow, tableNames, type TableName } from './sampleRows.ts';

const visitor: PersonKind = { role: 'anon', isQualified: false, hasApplied: false };
const signedIn: PersonKind = { ...visitor, role: 'authenticated' };
const applied: PersonKind = { ...signedIn, hasApplied: true };
const qualified: PersonKind = { ...applied, isQualified: true };
const codeIsDue: PersonKind = { ...qualified, isCodeDue: true };

describeProject('REQ-SAFE-4, REQ-DEAL-3: kinds of users × tables × verbs', (backend) => {
  let service: Client;
  let owner: Person;
  let other: Person;
  let nextPosition = 100;

  beforeAll(async () => {
    service = backend.service();
    owner = await backend.person();
    other = await backend.person();
    for (const table of tableNames) {
      if (rightTo('insert', table, 'service_role') === undefined) continue;
      await service.from(table).insert(sampleRow(table, owner.id)).throwOnError();
    }
  });

  async function contents(table: TableName): Promise<Record<string, unknown>[]> {
    const rows = await backend.query(`select to_jsonb(entry) as entry from public.${table} as entry`);
    return rows.map(({ entry }) => entry as Record<string, unknown>);
  }

  /** 'denied', or whether the table has changed. */
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

  /** Updates this person's row, or the existing row where rows have no owner. Restores it afterwards. */
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

  function newRow(table: TableName, userId: string): Record<string, unknown> {
    nextPosition += 1;
    const row = sampleRow(table, userId);
    const key = keyColumns[table];
    const isPersonal = ['id', 'user_id'].includes(key);
    if (isPersonal) return row;
    return { ...row, [key]: key === 'position' ? nextPosition : `${nextPosition}@podium.example` };
  }

  function meets(who: string, make: () => Promise<{ client: Client; id?: string }>, person: PersonKind) {
    describe(who, () => {
      let client: Client;
      let id: string | undefined;

      beforeAll(async () => {
        ({ client, id } = await make());
      });

      it.each(tableNames)('%s', async (table) => {
        const key = keyColumns[table];
        const existing = sampleRow(table, owner.id);
        const own = sampleRow(table, id ?? owner.id);
        const changed = { ...existing, ...changes[table] };
        const found = {
          insert: await effect(table, client.from(table).insert(newRow(table, id ?? other.id))),
          insertForOther: await effect(table, client.from(table).insert(newRow(table, other.id))),
          select: await reading(client, table, id),
          updateOwn: await updatingOwn(client, table, id ?? owner.id),
          deleteOwn: await effect(table, client.from(table).delete().eq(key, own[key])),
          update: await effect(table, client.from(table).update(changes[table]).eq(key, existing[key])),
          delete: await effect(table, client.from(table).delete().eq(key, existing[key])),
          upsert: await effect(table, client.from(table).upsert(changed, { onConflict: key })),
        };
        expect(found).toEqual(expectedResults(table, person));
      });
    });
  }

  meets('signed out', async () => ({ client: backend.visitor() }), visitor);
  meets('signed in, without an application', () => backend.person(), signedIn);
  meets('applicant at 999,999', () => applicant(backend, { min_commitment: 999_999 }), applied);
  meets('applicant at 1,000,000', () => applicant(backend), qualified);

  /** A qualified user with a second factor, in a session that has not used it yet. */
  async function protectedApplicant() {
    const { client, email, id } = await applicant(backend);
    const factor = await setUpSecondFactor(client);
    return { id, factor, client: await newSession(backend, email) };
  }

  async function applicantWithCode() {
    const person = await protectedApplicant();
    // Setting the factor up used the current code, and each code works once.
    await verifyFactor(person.client, person.factor, 1);
    return person;
  }

  meets('applicant at 1,000,000 with a second factor, at aal1', protectedApplicant, codeIsDue);
  meets('applicant at 1,000,000 with a second factor, at aal2', applicantWithCode, qualified);
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { applicant, type Client } from './people.ts';

describeProject('REQ-WHO-4, REQ-DEAL-3: qualification() and deals', (backend) => {
  async function qualification(client: Client): Promise<Record<string, unknown>> {
    const { data } = await client.rpc('qualification').throwOnError();
    expect(data).toHaveLength(1);
    return (data as Record<string, unknown>[])[0]!;
  }

  async function deals(client: Client): Promise<Record<string, unknown>[]> {
    const { data } = await client.from('deals').select().order('position').throwOnError();
    return data as Record<string, unknown>[];
  }

  it('a user without a record meets no condition', async () => {
    const { client } = await backend.person();
    expect(await qualification(client)).toEqual({
      is_qualified: false,
      has_record: false,
      unmet_conditions: ['accredited', 'consent', 'completed', 'commitment'],
      min_commitment: null,
      required_commitment: 1_000_000,
      completed_at: null,
      awaits_second_factor: false,
    });
    expect(await deals(client)).toEqual([]);
  });

  describe.each<[string, NonNullable<Parameters<typeof applicant>[1]>, string[]]>([
    ['at 1,000,000', {}, []],
    ['without a net worth', { net_worth: undefined }, []],
    ['at 999,999', { min_commitment: 999_999 }, ['commitment']],
    ['not accredited', { is_accredited: false }, ['accredited']],
    ['without consent', { consent: false }, ['consent']],
    ['not completed', { completed_at: null }, ['completed']],
    ['at 999,999 and not accredited', { min_commitment: 999_999, is_accredited: false }, ['accredited', 'commitment']],
  ])('an applicant %s', (_who, differences, unmet) => {
    const isQualified = unmet.length === 0;
    const anyTime: unknown = expect.any(String);

    it(`is ${isQualified ? '' : 'not '}qualified, with the unmet conditions, and reads deals accordingly`, async () => {
      const { client } = await applicant(backend, differences);
      expect(await qualification(client)).toEqual({
        is_qualified: isQualified,
        has_record: true,
        unmet_conditions: unmet,
        min_commitment: differences.min_commitment ?? 1_000_000,
        required_commitment: 1_000_000,
        completed_at: unmet.includes('completed') ? null : anyTime,
        awaits_second_factor: false,
      });
      expect(await deals(client)).toHaveLength(isQualified ? 4 : 0);
    });
  });

  it('the deals are closed again when the answers change', async () => {
    const { client, id } = await applicant(backend);
    expect(await deals(client)).toHaveLength(4);
    await client.from('investor_onboarding').update({ consent: false }).eq('user_id', id);
    expect(await deals(client)).toEqual([]);
  });

  it('the amounts are defined once, in a schema that the API does not expose', async () => {
    const places = await backend.query<{ place: string }>(`
      select n.nspname || '.' || p.proname as place
      from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private', 'account') and p.prosrc ~ '\\m(250000|1_?000_?000)\\M'
      union all
      select 'policy of ' || tablename from pg_policies where qual || coalesce(with_check, '') ~ '\\m1000000\\M'
      union all
      select 'constraint ' || conname from pg_constraint
      where conrelid = 'public.investor_onboarding'::regclass
        and pg_get_constraintdef(oid) ~ '\\m(250000|1000000|1000000000000)\\M'
    `);
    expect(places).toEqual([{ place: 'account.investor_thresholds' }]);
  });

  it('REQ-DEAL-2: the four deals have their figures, categories and order', async () => {
    const { client } = await applicant(backend);
    const rows = await deals(client);
    expect(
      rows.map((row) => [
        row['min_investment'],
        row['target_return'],
        row['term'],
        row['spots_remaining'],
        row['risk_level'],
      ]),
    ).toEqual([
      [2_000_000, '15-18%', '5 years', 3, 'Medium'],
      [1_000_000, '25-35%', '7 years', 5, 'High'],
      [5_000_000, '20-25%', '6 years', 2, 'Medium-High'],
      [500_000, '12-16%', '10 years', 8, 'Medium'],
    ]);
    expect(rows.map((row) => row['category'])).toEqual([
      'Real Estate',
      'Venture Capital',
      'Private Equity',
      'Art & Collectibles',
    ]);
    // Only the migration may contain the titles (REQ-DEAL-3). This is their hash, one title per line.
    const titles = rows.map((row) => row['title']).join('\n');
    expect(createHash('sha256').update(titles).digest('hex')).toBe(
      '471965d58bde31b2698d10dc84138cc6a268e4f28b7e52aead5189e80c86c7c6',
    );
  });
});

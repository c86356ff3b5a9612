import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { applicant, deals, qualification } from './people.ts';

describeProject('REQ-WHO-4, REQ-DEAL-3: qualification() and deals', (backend) => {
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

  it.each<[string, Record<string, unknown>, string[]]>([
    ['at 1,000,000', {}, []],
    ['without a net worth', { net_worth: undefined }, []],
    ['at 999,999', { min_commitment: 999_999 }, ['commitment']],
    ['not accredited', { is_accredited: false }, ['accredited']],
    ['without consent', { consent: false }, ['consent']],
    ['not completed', { completed_at: null }, ['completed']],
    ['at 999,999 and not accredited', { min_commitment: 999_999, is_accredited: false }, ['accredited', 'commitment']],
  ])('an applicant %s has these unmet conditions, and reads deals accordingly', async (_who, differences, unmet) => {
    const isQualified = unmet.length === 0;
    const anyTime: unknown = expect.any(String);
    const { client } = await applicant(backend, differences);
    expect(await qualification(client)).toEqual({
      is_qualified: isQualified,
      has_record: true,
      unmet_conditions: unmet,
      min_commitment: differences['min_commitment'] ?? 1_000_000,
      required_commitment: 1_000_000,
      completed_at: unmet.includes('completed') ? null : anyTime,
      awaits_second_factor: false,
    });
    expect(await deals(client)).toHaveLength(isQualified ? 4 : 0);
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
    const rows = await deals((await applicant(backend)).client);
    const columns = ['min_investment', 'target_return', 'term', 'spots_remaining', 'risk_level', 'category'];
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      [2_000_000, '15-18%', '5 years', 3, 'Medium', 'Real Estate'],
      [1_000_000, '25-35%', '7 years', 5, 'High', 'Venture Capital'],
      [5_000_000, '20-25%', '6 years', 2, 'Medium-High', 'Private Equity'],
      [500_000, '12-16%', '10 years', 8, 'Medium', 'Art & Collectibles'],
    ]);
    // Only the migration may contain the titles (REQ-DEAL-3). This is their hash, one title per line.
    const titles = rows.map((row) => row['title']).join('\n');
    expect(createHash('sha256').update(titles).digest('hex')).toBe(
      '471965d58bde31b2698d10dc84138cc6a268e4f28b7e52aead5189e80c86c7c6',
    );
  });
});

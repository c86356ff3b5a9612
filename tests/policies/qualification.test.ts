import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { applicant, outcome, type Client } from './people.ts';

describeOnEngines("specification §4 'Qualification status', §3 'Deal'", (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

  async function qualification(client: Client): Promise<Record<string, unknown>> {
    const { data, error } = await client.rpc('qualification');
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
    return (data as Record<string, unknown>[])[0]!;
  }

  async function deals(client: Client): Promise<Record<string, unknown>[]> {
    const { data, error } = await client.from('deals').select().order('position');
    expect(error).toBeNull();
    return data as Record<string, unknown>[];
  }

  it('knows a user without a record', async () => {
    const { client } = await backend.person();
    expect(await qualification(client)).toEqual({
      is_qualified: false,
      has_record: false,
      is_accredited: false,
      has_consented: false,
      is_completed: false,
      min_commitment: null,
      required_commitment: 1_000_000,
      completed_at: null,
    });
    expect(await deals(client)).toEqual([]);
  });

  describe.each([
    ['at 1,000,000', {}, { is_qualified: true }],
    ['above it', { min_commitment: 50_000_000 }, { is_qualified: true }],
    ['without a net worth', { net_worth: undefined }, { is_qualified: true }],
    ['at 999,999', { min_commitment: 999_999 }, { is_qualified: false, min_commitment: 999_999 }],
    ['at 250,000', { min_commitment: 250_000 }, { is_qualified: false, min_commitment: 250_000 }],
    ['not accredited', { is_accredited: false }, { is_qualified: false, is_accredited: false, has_consented: true }],
    ['without consent', { consent: false }, { is_qualified: false, is_accredited: true, has_consented: false }],
    ['not completed', { completed_at: null }, { is_qualified: false, is_completed: false, completed_at: null }],
  ])('an applicant %s', (_who, differences, expected) => {
    it(`is ${expected.is_qualified ? '' : 'not '}qualified, with the reasons, and reads deals accordingly`, async () => {
      const { client } = await applicant(backend, differences);
      expect(await qualification(client)).toMatchObject({
        has_record: true,
        required_commitment: 1_000_000,
        ...expected,
      });
      expect(await deals(client)).toHaveLength(expected.is_qualified ? 4 : 0);
    });
  });

  it('closes again when the answers change', async () => {
    const { client, id } = await applicant(backend, {});
    expect(await deals(client)).toHaveLength(4);
    await client.from('investor_onboarding').update({ consent: false }).eq('user_id', id);
    expect(await deals(client)).toEqual([]);
  });

  it('is not asked by strangers', async () => {
    expect(outcome(await backend.visitor().rpc('qualification'))).toBe('denied');
  });

  it('shows the four deals of the specification, in their order and within the limits of a card', async () => {
    const { client } = await applicant(backend, {});
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
    // Only the migration may hold the titles; these are their digits as the specification writes them, a title a line.
    const titles = rows.map((row) => row['title']).join('\n');
    expect(createHash('sha256').update(titles).digest('hex')).toBe(
      '471965d58bde31b2698d10dc84138cc6a268e4f28b7e52aead5189e80c86c7c6',
    );
  });
});

import { beforeAll, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import type { Person } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { outcome } from './people.ts';
import { sampleRows } from './sampleRows.ts';

const CHECK_VIOLATION = '23514';
const NOT_NULL_VIOLATION = '23502';

describeProject('REQ-CALL-1: investor_onboarding', (backend) => {
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    [ada, ben] = [await backend.person(), await backend.person()];
    await save(ben, {}).throwOnError();
  });

  /** Saves as the site does (REQ-CALL-1). */
  function save(person: Person, differences: Record<string, unknown>) {
    return person.client
      .from('investor_onboarding')
      .upsert({ ...sampleRows.investor_onboarding(person.id), ...differences }, { onConflict: 'user_id' });
  }

  /** Reads as the site does (REQ-CALL-1). */
  async function read(person: Person): Promise<Record<string, unknown> | null> {
    const { data } = await person.client
      .from('investor_onboarding')
      .select()
      .eq('user_id', person.id)
      .maybeSingle()
      .throwOnError();
    return data as Record<string, unknown> | null;
  }

  it('a record is saved, read and overwritten', async () => {
    expect(outcome(await save(ada, { min_commitment: 250_000, net_worth: null }))).toBe('taken');
    expect(await read(ada)).toMatchObject({ user_id: ada.id, min_commitment: 250_000, net_worth: null });
    const largest = { min_commitment: 1_000_000_000_000, net_worth: 1_000_000_000_000, interests: ['Commodities'] };
    expect(outcome(await save(ada, largest))).toBe('taken');
    expect(await read(ada)).toMatchObject(largest);
  });

  it('completed_at is the time of the server, not of the client', async () => {
    const before = Date.now();
    for (const claimed of ['1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'infinity']) {
      expect(outcome(await save(ada, { completed_at: claimed }))).toBe('taken');
      const completedAt = Date.parse(String((await read(ada))?.['completed_at']));
      expect(completedAt).toBeGreaterThanOrEqual(before - 1000);
      expect(completedAt).toBeLessThanOrEqual(Date.now() + 1000);
    }
  });

  it.each([
    ['a commitment below 250,000', { min_commitment: 249_999 }, CHECK_VIOLATION],
    ['a commitment above the maximum', { min_commitment: 1_000_000_000_001 }, CHECK_VIOLATION],
    ['a fraction of a dollar', { min_commitment: 1_000_000.5 }, '22P02'],
    ['a net worth below 1,000,000', { net_worth: 999_999 }, CHECK_VIOLATION],
    ['a net worth above the maximum', { net_worth: 1_000_000_000_001 }, CHECK_VIOLATION],
    ['another residency', { residency: 'Atlantis' }, CHECK_VIOLATION],
    ['another experience', { experience: 'expert' }, CHECK_VIOLATION],
    ['no interest', { interests: [] }, CHECK_VIOLATION],
    ['another interest', { interests: ['Real Estate', 'Tulips'] }, CHECK_VIOLATION],
    ['an interest of null', { interests: ['Real Estate', null] }, CHECK_VIOLATION],
    ['interests that are no list', { interests: 'Commodities' }, '22P02'],
    ['a repeated interest', { interests: ['Real Estate', 'Real Estate'] }, CHECK_VIOLATION],
    ['no answer about accreditation', { is_accredited: null }, NOT_NULL_VIOLATION],
    ['no answer about consent', { consent: null }, NOT_NULL_VIOLATION],
  ])('REQ-FORM-1: the database refuses what the form refuses: %s', async (_what, differences, code) => {
    const before = await read(ben);
    expect(outcome(await save(ben, differences))).toBe(code);
    expect(await read(ben)).toEqual(before);
  });
});

import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';

describeProject('REQ-SAFE-2: rate_limit_hit()', (backend) => {
  /** Limits: two calls of the first key, four of the second. */
  async function hit(bucket: string, ...keys: string[]): Promise<{ allowed: boolean; retry_after: number }> {
    const { data } = await backend
      .service()
      .rpc('rate_limit_hit', {
        p_bucket: bucket,
        p_key_hashes: keys,
        p_limits: [2, 4].slice(0, keys.length),
        p_window_seconds: 600,
      })
      .throwOnError();
    return (data as { allowed: boolean; retry_after: number }[])[0]!;
  }

  it('counts each key and bucket separately, and concurrent calls correctly', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => hit('form', 'one')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(2);
    expect(await hit('form', 'two')).toEqual({ allowed: true, retry_after: 0 });
    expect(await hit('other', 'one')).toEqual({ allowed: true, retry_after: 0 });
  });

  it('returns the time until the next allowed call, and allows it then', async () => {
    const refused = await hit('form', 'one');
    expect(refused.allowed).toBe(false);
    expect(refused.retry_after).toBeGreaterThan(590);
    expect(refused.retry_after).toBeLessThanOrEqual(600);
    await backend.exec(`update private.rate_limits set window_ends_at = now() where key_hash = 'one'`);
    expect(await hit('form', 'one')).toEqual({ allowed: true, retry_after: 0 });
  });

  it('counts the callers of one network together, without their refused calls', async () => {
    const keys = ['a', 'a', 'a', 'a', 'a', 'b', 'c', 'd'];
    const answers = [];
    for (const key of keys) answers.push((await hit('wider', key, 'network')).allowed);
    expect(answers).toEqual([true, true, false, false, false, true, true, false]);
    expect((await hit('wider', 'e', 'network')).retry_after).toBeGreaterThan(590);
    expect((await hit('wider', 'f', 'another network')).allowed).toBe(true);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';

describeOnEngines('issue 6 §1, rate limits', (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

  async function hit(bucket: string, key: string, total?: number): Promise<{ allowed: boolean; retry_after: number }> {
    const { data, error } = await backend.service().rpc('rate_limit_hit', {
      p_bucket: bucket,
      p_key_hash: key,
      p_limit: 2,
      p_window_seconds: 600,
      ...(total === undefined ? {} : { p_total_limit: total }),
    });
    expect(error).toBeNull();
    return (data as { allowed: boolean; retry_after: number }[])[0]!;
  }

  it('lets as many through as it may, each key and bucket for itself, even at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => hit('form', 'one')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(2);
    expect(await hit('form', 'two')).toEqual({ allowed: true, retry_after: 0 });
    expect(await hit('other', 'one')).toEqual({ allowed: true, retry_after: 0 });
  });

  it('says when to come back, and is open again then', async () => {
    const refused = await hit('form', 'one');
    expect(refused.allowed).toBe(false);
    expect(refused.retry_after).toBeGreaterThan(590);
    expect(refused.retry_after).toBeLessThanOrEqual(600);
    await backend.exec(`update private.rate_limits set window_ends_at = now() where key_hash = 'one'`);
    expect(await hit('form', 'one')).toEqual({ allowed: true, retry_after: 0 });
  });

  it('counts all addresses together, and not what one of them was refused', async () => {
    const keys = ['a', 'a', 'a', 'a', 'a', 'b', 'c', 'd'];
    const answers = [];
    for (const key of keys) answers.push((await hit('all', key, 4)).allowed);
    expect(answers).toEqual([true, true, false, false, false, true, true, false]);
    expect((await hit('all', 'e', 4)).retry_after).toBeGreaterThan(590);
  });
});

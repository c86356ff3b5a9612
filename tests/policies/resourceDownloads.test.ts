import { beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';

describeProject('REQ-CALL-1, REQ-RES-1: resource_downloads', (backend) => {
  const request = { email: 'Reader@podium.example', resource_type: 'hell_week_pdf', source_page: '/programs' };

  async function stored(): Promise<Record<string, unknown>[]> {
    return (await backend.service().from('resource_downloads').select()).data as Record<string, unknown>[];
  }

  it.each([
    ['a resource that is no key', { resource_type: '<b>everything</b>' }],
    ['a key that is too long', { resource_type: 'a'.repeat(64) }],
    ['a page of another site', { source_page: 'https://elsewhere.example/' }],
    ['a page that is too long', { source_page: `/${'a'.repeat(200)}` }],
  ])('refuses %s', async (_what, differences) => {
    const before = await stored();
    const refused = await backend
      .visitor()
      .from('resource_downloads')
      .insert({ ...request, ...differences });
    expect(refused.error?.code).toBe('23514');
    expect(await stored()).toEqual(before);
  });

  it('queues the mail after a request for a key that differs only where the other has an underscore', async () => {
    const email = 'underscore@podium.example';
    for (const resource_type of ['aiaprompts', 'ai_prompts']) {
      await backend
        .visitor()
        .from('resource_downloads')
        .insert({ ...request, email, resource_type })
        .throwOnError();
    }
    const mails = await backend.query('select data from public.mail_outbox where recipient = $1 order by created_at', [
      email,
    ]);
    expect(mails).toEqual([{ data: { resource_type: 'aiaprompts' } }, { data: { resource_type: 'ai_prompts' } }]);
  });

  describe('REQ-SAFE-2: is limited', () => {
    function post(from: string, body: unknown = request, path = '/rest/v1/resource_downloads'): Promise<Response> {
      return backend.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        peerAddress: from,
      });
    }

    async function statuses(count: number, call: (index: number) => Promise<Response>): Promise<number[]> {
      const answers = [];
      for (let index = 0; index < count; index += 1) answers.push((await call(index)).status);
      return answers;
    }

    beforeEach(async () => {
      await backend.exec(`
        delete from private.rate_limits;
        update private.download_limits set requests_per_hour = 3, total_per_hour = 10;
      `);
    });

    it('per caller, with 429, Retry-After and a message, and stores nothing', async () => {
      expect(await statuses(3, () => post('192.0.2.1'))).toEqual([201, 201, 201]);
      const before = await stored();
      const refused = await post('192.0.2.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
      expect(await refused.json()).toMatchObject({
        code: 'rate_limited',
        message: 'Too many attempts. Please try again in 60 minutes.',
      });
      expect(await stored()).toEqual(before);
      expect((await post('192.0.2.2')).status).toBe(201);
      await backend.exec('update private.rate_limits set window_ends_at = now()');
      expect((await post('192.0.2.1')).status).toBe(201);
    });

    it('per caller, also with an encoded path', async () => {
      const encoded = () => post('192.0.2.1', request, '/%72est/v1/resource_%64ownloads');
      expect(await statuses(4, encoded)).toEqual([201, 201, 201, 429]);
      expect((await post('192.0.2.1')).status).toBe(429);
    });

    it('per wider network', async () => {
      expect(await statuses(16, (index) => post(`198.51.100.${index}`))).toEqual([...Array<number>(15).fill(201), 429]);
      expect((await post('203.0.113.1')).status).toBe(201);
      const six = await statuses(16, (index) => post(`2001:db8:1:${index}::1`));
      expect(six).toEqual([...Array<number>(15).fill(201), 429]);
      expect((await post('2001:db8:2::1')).status).toBe(201);
    });

    it('per IPv6 /64, not per address', async () => {
      expect(await statuses(4, (index) => post(`2001:db8::${index + 1}`))).toEqual([201, 201, 201, 429]);
      expect((await post('2001:db8:0:1::1')).status).toBe(201);
      expect((await post('::ffff:192.0.2.1')).status).toBe(201);
      expect((await post('::ffff:192.0.2.2')).status).toBe(201);
    });

    it('without a limit for all callers together: above it the mails are delayed', async () => {
      const fromElsewhere = (index: number) =>
        post(`198.51.${index}.1`, { ...request, email: `crowd.${index}@podium.example` });
      expect(await statuses(15, fromElsewhere)).toEqual(Array<number>(15).fill(201));
      const mails = await backend.query<{ wait: number }>(
        `select extract(epoch from next_attempt_at - created_at)::integer as wait from public.mail_outbox
         where recipient like 'crowd.%' order by created_at`,
      );
      // Ten an hour: the eleventh waits six minutes.
      expect(mails.slice(0, 10).map(({ wait }) => wait)).toEqual(Array<number>(10).fill(0));
      const waits = mails.slice(10).map(({ wait }) => wait / 360);
      for (const [index, wait] of waits.entries()) expect(wait).toBeCloseTo(index + 1, 0);
    });

    it('per row: an insert of too many rows stores none', async () => {
      const before = await stored();
      expect((await post('192.0.2.1', [request, request, request, request])).status).toBe(429);
      expect(await stored()).toEqual(before);
    });

    it('with hashed addresses only', async () => {
      await post('192.0.2.77');
      const [row] = await backend.query<{ everything: string }>(
        `select string_agg(counted::text, ' ') as everything from private.rate_limits as counted`,
      );
      expect(row?.everything).toMatch(/resource_downloads,[0-9a-f]{64}.*resource_downloads,[0-9a-f]{64}/);
      expect(row?.everything).not.toContain('192.0.2');
    });
  });
});

import { beforeAll, expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('requestSettings', (backend) => {
  beforeAll(async () => {
    await backend.exec(`
      create table public.heard (word text, headers jsonb default current_setting('request.headers', true)::jsonb);
      grant insert (word) on public.heard to anon;

      create function public.settings() returns json language sql as $$
        select json_build_object(
          'role', current_user,
          'method', current_setting('request.method', true),
          'path', current_setting('request.path', true),
          'limit', current_setting('statement_timeout'),
          'claims', current_setting('request.jwt.claims', true)::json
        )
      $$;
      grant execute on function public.settings() to anon;
    `);
  });

  it('are set for triggers of writes, with the address of the connection', async () => {
    const answer = await backend.request('/rest/v1/heard', {
      method: 'POST',
      peerAddress: '192.0.2.9',
      headers: { 'x-client-info': 'sample', 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.2' },
      body: '{"word":"hello"}',
    });
    expect(answer.status).toBe(201);
    const [row] = await backend.query<{ headers: Record<string, string> }>('select headers from public.heard');
    expect(row?.headers).toMatchObject({ 'x-client-info': 'sample', 'x-forwarded-for': '192.0.2.9' });
    expect(row?.headers).not.toHaveProperty('cf-connecting-ip');
  });

  it.each(['GET', 'POST'])('are set for functions called by %s, and reset afterwards', async (method) => {
    const answer = await backend.request('/rest/v1/rpc/settings', method === 'POST' ? { method, body: '{}' } : {});
    expect(await answer.json()).toMatchObject({ role: 'anon', method, path: '/rpc/settings', limit: '3s' });
    const [row] = await backend.query(
      `select current_user as role, coalesce(current_setting('request.path', true), '') as path`,
    );
    expect(row).toEqual({ role: expect.not.stringMatching('anon'), path: '' });
  });
});

import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('request headers', (start) => {
  it('are there for triggers of every write, with the address that the server saw', async () => {
    const backend = await start(fixtureProject);
    await backend.exec(`
      create table public.heard (word text, headers jsonb default current_setting('request.headers', true)::jsonb);
      grant insert (word) on public.heard to anon;
    `);
    const answer = await backend.fetch(
      new Request(`${backend.siteUrl}/rest/v1/heard`, {
        method: 'POST',
        headers: {
          apikey: backend.keys.publishable,
          'content-type': 'application/json',
          'x-client-info': 'sample',
          'x-forwarded-for': '203.0.113.1',
          'cf-connecting-ip': '203.0.113.2',
        },
        body: '{"word":"hello"}',
      }),
      { peerAddress: '192.0.2.9' },
    );
    expect(answer.status).toBe(201);
    const [row] = await backend.query<{ headers: Record<string, string> }>('select headers from public.heard');
    expect(row?.headers).toMatchObject({ 'x-client-info': 'sample', 'x-forwarded-for': '192.0.2.9' });
    expect(row?.headers).not.toHaveProperty('cf-connecting-ip');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import type { TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { outcome, type Client } from './people.ts';

const CHECK_VIOLATION = '23514';

describeOnEngines('specification §7 call 6, resource_downloads', (start) => {
  let backend: TestBackend;
  let visitor: Client;

  beforeAll(async () => {
    backend = await start();
    visitor = backend.visitor();
  });

  const request = { email: 'Reader@podium.example', resource_type: 'hell_week_pdf', source_page: '/programs' };

  function ask(differences: Record<string, unknown> = {}, client = visitor) {
    return client.from('resource_downloads').insert({ ...request, ...differences });
  }

  async function stored(): Promise<Record<string, unknown>[]> {
    return (await backend.service().from('resource_downloads').select()).data as Record<string, unknown>[];
  }

  it('stores what anybody asks for, with the time of the server', async () => {
    expect(outcome(await ask())).toBe('taken');
    expect(outcome(await ask({ resource_type: 'ai_prompts' }, (await backend.person()).client))).toBe('taken');
    const rows = await stored();
    expect(rows).toMatchObject([request, { ...request, resource_type: 'ai_prompts' }]);
    expect(Math.abs(Date.parse(String(rows[0]?.['created_at'])) - Date.now())).toBeLessThan(60_000);
  });

  it('gives nothing back, not even the row itself', async () => {
    expect(outcome(await visitor.from('resource_downloads').select())).toBe('denied');
    expect(outcome(await ask().select())).toBe('denied');
  });

  describe('refuses', () => {
    it.each([
      ['another resource', { resource_type: 'everything' }, CHECK_VIOLATION],
      ['no address', { email: '' }, CHECK_VIOLATION],
      ['something that is no address', { email: 'reader' }, CHECK_VIOLATION],
      ['two addresses', { email: 'a@podium.example,b@podium.example' }, CHECK_VIOLATION],
      ['a line break in an address', { email: 'a@podium.example\nBcc: b@podium.example' }, CHECK_VIOLATION],
      ['an address that is too long', { email: `${'a'.repeat(250)}@b.example` }, CHECK_VIOLATION],
      ['a page of another site', { source_page: 'https://elsewhere.example/' }, CHECK_VIOLATION],
      ['a page that is too long', { source_page: `/${'a'.repeat(200)}` }, CHECK_VIOLATION],
      ['a date of its own', { created_at: '2020-01-01T00:00:00Z' }, 'denied'],
      ['an id of its own', { id: '00000000-0000-4000-8000-000000000000' }, 'denied'],
    ])('%s', async (_what, differences, expected) => {
      const before = await stored();
      expect(outcome(await ask(differences))).toBe(expected);
      expect(await stored()).toEqual(before);
    });
  });
});

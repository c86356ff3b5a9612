import { describe, expect, test } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { openBrowser, openTab } from '../testing/openBrowser.ts';
import { sessionAnswer } from '../testing/tokens.ts';

const expired = () => json({ code: 'PGRST301', message: 'JWT expired' }, 401);

// The flow `applicationTrouble` covers a refresh that is refused.
describe('a request whose session the service rejects', () => {
  test('is sent again after one refresh of the session', async () => {
    const { service, backend, events } = await openTab({ isSignedIn: true });
    let count = 0;
    service.answer('GET /rest/v1/deals', () => (count++ === 0 ? expired() : json([])));
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () => json(sessionAnswer()));
    expect(await backend.listDeals()).toEqual({ ok: true, value: [] });
    expect(events.map(([event]) => event)).not.toContain('expired');
  });

  test('keeps the session when the refresh gets no answer', async () => {
    const { service, tab, start } = openBrowser({ isSignedIn: true, timeoutMs: 50 });
    service.answer('GET /rest/v1/deals', expired);
    service.answer('POST /auth/v1/token', () => 'offline');
    expect(await start().listDeals()).toEqual({ ok: false, reason: 'unavailable' });
    expect(tab.values.has('podium-auth')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { application } from '../fixtures/onboarding.ts';
import { people } from '../fixtures/people.ts';
import { json, noContent } from '../testing/fakeService.ts';
import { openBrowser } from '../testing/openBrowser.ts';
import { robin } from '../testing/tokens.ts';

// The flows `session`, `applicationTrouble` and `investor` cover the fields of each call and the answers of the database.

test('REQ-AUTH-8: a profile does not change an existing row, and a failure returns its reason for the log', async () => {
  const { service, start } = openBrowser({ isSignedIn: true });
  service.answer('POST /rest/v1/profiles', () => json({ code: '42501', message: 'permission denied' }, 403));
  expect(await start().createProfile(people.robin)).toEqual({ ok: false, message: 'permission denied' });
  expect(service.requests[0]?.headers['prefer']).toContain('resolution=ignore-duplicates');
});

test.each([
  ['never', () => 'never' as const],
  ['a value that is not a row', () => json([{ surprise: true }])],
  ['no rows', noContent],
  ['an empty body', () => new Response('')],
])('REQ-CALL-1: reading the application returns unavailable: %s', async (_case, answer) => {
  const { service, start } = openBrowser({ isSignedIn: true, timeoutMs: 50 });
  service.answer('GET /rest/v1/investor_onboarding', answer);
  expect(await start().readOnboarding(robin.id)).toEqual({ ok: false, reason: 'unavailable' });
  expect(service.requests).toHaveLength(1);
});

test('REQ-DEAL-2: the deals are in the order of their position', async () => {
  const { service, start } = openBrowser({ isSignedIn: true });
  service.answer('GET /rest/v1/deals', () => json([]));
  expect(await start().listDeals()).toEqual({ ok: true, value: [] });
  expect(service.requests[0]?.target).toBe('/rest/v1/deals?select=*&order=position.asc');
});

describe('REQ-CALL-1: saving the application', () => {
  test("without a session returns 'signed_out' and sends nothing", async () => {
    const { service, start } = openBrowser();
    expect(await start().saveOnboarding(application)).toEqual({ ok: false, message: 'signed_out' });
    expect(service.requests).toEqual([]);
  });

  test('a refusal by the database returns no message', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /rest/v1/investor_onboarding', () => json({ code: '23514', message: 'check' }, 400));
    expect(await start().saveOnboarding(application)).toEqual({ ok: false });
  });
});

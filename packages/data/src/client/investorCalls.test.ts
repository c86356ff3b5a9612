import { describe, expect, test } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { openBrowser, robinAsUser } from '../testing/openBrowser.ts';
import { robin } from '../testing/tokens.ts';

const values = {
  isAccredited: true,
  residency: 'Germany',
  minCommitment: 1_000_000,
  netWorth: 2_000_000,
  experience: 'experienced' as const,
  interests: ['Real Estate'],
  consent: true,
  isCompleted: true,
};

const row = {
  user_id: robin.id,
  is_accredited: true,
  residency: 'Germany',
  min_commitment: 1_000_000,
  net_worth: 2_000_000,
  experience: 'experienced',
  interests: ['Real Estate'],
  consent: true,
  completed_at: '2026-02-03T04:05:06+00:00',
};

describe('REQ-CALL-1, REQ-AUTH-8: profiles', () => {
  test('inserts id and full_name and does not change an existing row', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /rest/v1/profiles', () => new Response(null, { status: 201 }));
    expect(await start().createProfile(robinAsUser)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe('/rest/v1/profiles?on_conflict=id');
    expect(request?.body).toEqual({ id: robin.id, full_name: 'Robin Sample' });
    expect(request?.headers['prefer']).toContain('resolution=ignore-duplicates');
  });

  test('a failure returns its reason for the log', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /rest/v1/profiles', () => json({ code: '42501', message: 'permission denied' }, 403));
    expect(await start().createProfile(robinAsUser)).toEqual({ ok: false, message: 'permission denied' });
  });
});

describe('REQ-CALL-1: investor_onboarding, read', () => {
  test("selects all columns of the user's row", async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('GET /rest/v1/investor_onboarding', () => json([{ ...row, updated_at: 'now' }]));
    expect(await start().readOnboarding(robin.id)).toEqual({ ok: true, value: row });
    expect(service.requests[0]?.target).toBe(`/rest/v1/investor_onboarding?select=*&user_id=eq.${robin.id}`);
    expect(service.requests[0]?.headers['authorization']).toContain('Bearer ey');
  });

  test('no row is null', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('GET /rest/v1/investor_onboarding', () => json([]));
    expect(await start().readOnboarding(robin.id)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['never', () => 'never' as const],
    ['offline', () => 'offline' as const],
    ['a failure', () => json({ message: 'boom' }, 500)],
    ['a value that is not a row', () => json([{ surprise: true }])],
    ['HTML', () => new Response('<html>')],
  ])('returns unavailable: %s', async (_case, answer) => {
    const { service, start } = openBrowser({ isSignedIn: true, timeoutMs: 50 });
    service.answer('GET /rest/v1/investor_onboarding', answer);
    expect(await start().readOnboarding(robin.id)).toEqual({ ok: false, reason: 'unavailable' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('REQ-CALL-1: investor_onboarding, upsert', () => {
  test("upserts the user's row", async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /rest/v1/investor_onboarding', () => new Response(null, { status: 201 }));
    expect(await start().saveOnboarding(values)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe('/rest/v1/investor_onboarding?on_conflict=user_id');
    expect(request?.headers['prefer']).toContain('resolution=merge-duplicates');
    expect(request?.body).toEqual({ ...row, completed_at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test("without a session it returns 'User not authenticated' and sends nothing", async () => {
    const { service, start } = openBrowser();
    expect(await start().saveOnboarding(values)).toEqual({ ok: false, message: 'User not authenticated' });
    expect(service.requests).toEqual([]);
  });

  test.each([
    ['a rejected session', 401, 'PGRST301', { ok: false, message: 'User not authenticated' }],
    ['a refusal by the database, without a message', 400, '23514', { ok: false }],
  ])('returns %s', async (_case, status, code, result) => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /rest/v1/investor_onboarding', () => json({ code, message: 'check' }, status));
    service.answer('POST /auth/v1/token', () => json({ code: 400, msg: 'Invalid Refresh Token' }, 400));
    expect(await start().saveOnboarding(values)).toEqual(result);
  });
});

describe('REQ-WHO-4, REQ-DEAL-3: qualification and deals come from the database', () => {
  test('maps the row of qualification() with its unmet conditions', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /rest/v1/rpc/qualification', () =>
      json([
        {
          is_qualified: false,
          has_record: true,
          unmet_conditions: ['commitment'],
          min_commitment: 750_000,
          required_commitment: 1_000_000,
          completed_at: '2026-02-03T04:05:06+00:00',
          awaits_second_factor: false,
        },
      ]),
    );
    expect(await start().readQualification()).toEqual({
      ok: true,
      value: {
        isQualified: false,
        hasRecord: true,
        unmetConditions: ['commitment'],
        minCommitment: 750_000,
        requiredCommitment: 1_000_000,
        completedAt: '2026-02-03T04:05:06+00:00',
        awaitsSecondFactor: false,
      },
    });
  });

  test('lists the deals ordered by position', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    service.answer('GET /rest/v1/deals', () => json([]));
    expect(await start().listDeals()).toEqual({ ok: true, value: [] });
    expect(service.requests[0]?.target).toBe('/rest/v1/deals?select=*&order=position.asc');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createFakePage } from '../testing/fakePage.ts';
import { createFakeService, json } from '../testing/fakeService.ts';
import { robin, sessionAnswer, storedSession } from '../testing/tokens.ts';
import type { SessionEvent, SessionUser } from './backend.ts';
import { createSupabaseBackend } from './supabaseBackend.ts';

const user: SessionUser = { id: robin.id, email: 'robin@example.com', fullName: 'Robin Sample' };
const unreachable = { ok: false, message: 'The service could not be reached. Please try again.' };
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

function open(
  { href, isSignedIn = false, expiresIn = 3600, timeoutMs = 1000 } = {} as {
    href?: string;
    isSignedIn?: boolean;
    expiresIn?: number;
    timeoutMs?: number;
  },
) {
  const service = createFakeService();
  const tab = createFakePage(href);
  if (isSignedIn) {
    tab.values.set(...storedSession(robin, expiresIn));
  }
  const tabStorage = createFakePage();
  const start = () =>
    createSupabaseBackend({
      url: 'https://backend.example',
      publishableKey: 'sb_publishable_test',
      siteOrigin: 'https://site.example',
      page: tab.page,
      storage: tab.storage,
      tabStorage: tabStorage.storage,
      fetch: service.fetch,
      timeoutMs,
    });
  return { service, tab, tabStorage, start };
}

function watch(backend: ReturnType<typeof createSupabaseBackend>) {
  const events: [SessionEvent, SessionUser | null][] = [];
  const stop = backend.watchSession((event, seen) => events.push([event, seen]));
  return { events, stop, until: (count: number) => vi.waitFor(() => expect(events).toHaveLength(count)) };
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

/** A mailed link after the service has looked at it. */
function linkTo(path: string, type: string): string {
  const { access_token, refresh_token, expires_in, expires_at } = sessionAnswer();
  const fragment = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type: 'bearer',
    type,
  });
  return `https://site.example${path}#${fragment}`;
}

const expired = () => json({ code: 'PGRST301', message: 'JWT expired' }, 401);

describe('specification §7, call 1: sign in', () => {
  test('sends e-mail and password, and tells of the session', async () => {
    const { service, start } = open();
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    expect(await backend.signIn({ email: 'robin@example.com', password: 'correct horse' })).toEqual({ ok: true });
    expect(service.requests[0]?.body).toMatchObject({ email: 'robin@example.com', password: 'correct horse' });
    await until(2);
    expect(events).toEqual([
      ['initial', null],
      ['signed-in', user],
    ]);
  });

  test("a refusal carries the service's sentence", async () => {
    const { service, start } = open();
    service.answer('POST /auth/v1/token', () =>
      json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400),
    );
    expect(await start().signIn({ email: 'robin@example.com', password: 'wrong horse' })).toEqual({
      ok: false,
      message: 'Invalid login credentials',
    });
  });

  test.each([
    ['nobody answers', () => 'never' as const],
    ['the visitor is offline', () => 'offline' as const],
    ['a gateway answers', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the answer has no words', () => json({}, 500)],
  ])('says one clear sentence when %s', async (_case, answer) => {
    const { service, start } = open({ timeoutMs: 50 });
    service.answer('POST /auth/v1/token', answer);
    expect(await start().signIn({ email: 'robin@example.com', password: 'correct horse' })).toEqual(unreachable);
  });
});

describe('specification §7, call 2: sign up', () => {
  test('sends the name as metadata and the site root as the way back', async () => {
    const { service, start } = open();
    service.answer('POST /auth/v1/signup', () => json(robin));
    const account = { fullName: 'Robin Sample', email: 'robin@example.com', password: 'correct horse' };
    expect(await start().signUp(account)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe(`/auth/v1/signup?redirect_to=${encodeURIComponent('https://site.example/')}`);
    expect(request?.body).toMatchObject({
      email: 'robin@example.com',
      password: 'correct horse',
      data: { full_name: 'Robin Sample' },
    });
  });

  test("a failure inside the service carries the service's sentence", async () => {
    const { service, start } = open();
    service.answer('POST /auth/v1/signup', () => json({ code: 500, msg: 'Error sending confirmation email' }, 500));
    const account = { fullName: 'Robin Sample', email: 'robin@example.com', password: 'correct horse' };
    expect(await start().signUp(account)).toEqual({ ok: false, message: 'Error sending confirmation email' });
  });
});

describe('specification §7, call 3: sign out', () => {
  test('ends the session', async () => {
    const { service, tab, start } = open({ isSignedIn: true });
    service.answer('POST /auth/v1/logout', () => new Response(null, { status: 204 }));
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    expect(await backend.signOut()).toEqual({ ok: true });
    expect(events).toEqual([
      ['initial', user],
      ['signed-out', null],
    ]);
    expect(tab.values.size).toBe(0);
  });

  test.each(['never', 'offline'] as const)('ends it here also when the service is silent: %s', async (answer) => {
    const { service, tab, start } = open({ isSignedIn: true, timeoutMs: 50 });
    service.answer('POST /auth/v1/logout', () => answer);
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    expect(await backend.signOut()).toEqual({ ok: true });
    expect(events.at(-1)).toEqual(['signed-out', null]);
    expect(tab.values.size).toBe(0);
  });
});

describe('specification §7, call 4: the current session and its changes', () => {
  test('a stored session is known without a request', async () => {
    const { service, start } = open({ isSignedIn: true });
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', user]]);
    expect(service.requests).toEqual([]);
  });

  test('a session that cannot be renewed has ended', async () => {
    const { service, start } = open({ isSignedIn: true, expiresIn: -60 });
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () =>
      json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    );
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', null]]);
  });

  test('when renewing never answers, loading ends all the same', async () => {
    const { service, start } = open({ isSignedIn: true, expiresIn: -60, timeoutMs: 50 });
    service.answer('POST /auth/v1/token', () => 'never');
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', null]]);
  });

  test('removed by another tab, it is over here too, and told once', async () => {
    const { tab, start } = open({ isSignedIn: true });
    const { events, until } = watch(start());
    await until(1);
    tab.removeElsewhere('podium-auth');
    tab.removeElsewhere('podium-auth');
    expect(events).toEqual([
      ['initial', user],
      ['signed-out', null],
    ]);
  });

  test('who stops watching hears nothing, who comes late hears the present', async () => {
    const { tab, start } = open({ isSignedIn: true });
    const backend = start();
    const early = watch(backend);
    early.stop();
    const patient = watch(backend);
    await patient.until(1);
    const late = watch(backend);
    await late.until(1);
    expect(late.events).toEqual([['initial', user]]);
    tab.removeElsewhere('podium-auth');
    expect(early.events).toEqual([]);
    expect(late.events).toHaveLength(2);
  });

  test('blocked storage keeps the session in memory', async () => {
    const { service, tab } = open();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('GET /rest/v1/deals', () => json([]));
    const backend = createSupabaseBackend({
      url: 'https://backend.example',
      publishableKey: 'sb_publishable_test',
      siteOrigin: 'https://site.example',
      page: tab.page,
      storage: { getItem: blocked, setItem: blocked, removeItem: blocked },
      tabStorage: { getItem: blocked, setItem: blocked, removeItem: blocked },
      fetch: service.fetch,
    });
    const { events, until } = watch(backend);
    await until(1);
    await backend.signIn({ email: 'robin@example.com', password: 'correct horse' });
    await until(2);
    await backend.listDeals();
    expect(events.at(-1)).toEqual(['signed-in', user]);
    expect(service.requests.at(-1)?.headers['authorization']).toContain('Bearer ey');
  });
});

describe('the links in mails', () => {
  test('the confirmation link signs in and leaves a clean address at once', async () => {
    const { service, tab, start } = open({ href: linkTo('/', 'signup') });
    tab.values.set('podium-awaited', 'robin@example.com');
    service.answer('GET /auth/v1/user', () => json(robin));
    const { events, until } = watch(start());
    expect(tab.address()).toBe('https://site.example/');
    await until(1);
    expect(events).toEqual([['signed-in', user]]);
    expect(tab.values.has('podium-awaited')).toBe(false);
  });

  describe('docs/decisions 9: nobody is led into an account that is not his own', () => {
    const mallory = { ...robin, id: '00000000-0000-4000-8000-00000000000f', email: 'mallory@example.com' };

    test.each([
      ['signup', 'link asked for in another browser', { awaited: undefined, isSignedIn: false }],
      ['signup', 'another address was signed up here', { awaited: 'robin@example.com', isSignedIn: false }],
      ['signup', 'somebody is signed in', { awaited: undefined, isSignedIn: true }],
      ['recovery', 'somebody is signed in', { awaited: undefined, isSignedIn: true }],
    ])('%s, %s: the session of the link is left aside', async (type, _case, { awaited, isSignedIn }) => {
      const { service, tab, start } = open({ href: linkTo('/', type), isSignedIn });
      if (awaited) tab.values.set('podium-awaited', awaited);
      const kept = tab.values.get('podium-auth');
      service.answer('GET /auth/v1/user', () => json(mallory));
      const { events, until } = watch(start());
      await until(1);
      expect(events).toEqual([['confirmed-elsewhere', isSignedIn ? user : null]]);
      expect(tab.address()).toBe('https://site.example/');
      expect(tab.values.get('podium-auth')).toBe(kept);
    });

    test('the same user is signed in already: the session of the link is as good', async () => {
      const { service, start } = open({ href: linkTo('/', 'signup'), isSignedIn: true });
      service.answer('GET /auth/v1/user', () => json(robin));
      const { events, until } = watch(start());
      await until(1);
      expect(events).toEqual([['signed-in', user]]);
    });

    test.each([
      ['POST /auth/v1/signup', 'signUp'],
      ['POST /auth/v1/resend', 'resendConfirmation'],
      ['POST /auth/v1/recover', 'requestPasswordReset'],
    ] as const)('%s is remembered until its link is opened, unless it was refused', async (target, name) => {
      const { service, tab, start } = open();
      const backend = start();
      const email = 'Robin@example.com';
      const ask = () =>
        name === 'signUp' ? backend.signUp({ fullName: 'Robin', email, password: 'a horse' }) : backend[name](email);
      service.answer(target, () => json({ code: 429, msg: 'Too soon' }, 429));
      await ask();
      expect(tab.values.has('podium-awaited')).toBe(false);
      service.answer(target, () => json(robin));
      await ask();
      expect(tab.values.get('podium-awaited')).toBe('robin@example.com');
    });
  });

  test('the reset link opens a recovery session that survives a reload', async () => {
    const { service, tab, start } = open({ href: linkTo('/auth', 'recovery') });
    service.answer('GET /auth/v1/user', () => json(robin));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['recovery', user]]);
    expect(tab.address()).toBe('https://site.example/auth');

    const reloaded = watch(start());
    await reloaded.until(1);
    expect(reloaded.events).toEqual([['recovery', user]]);
  });

  test('a new password ends the recovery, so does leaving it', async () => {
    const { service, tabStorage, start } = open({ href: linkTo('/auth', 'recovery') });
    service.answer('GET /auth/v1/user', () => json(robin));
    service.answer('PUT /auth/v1/user', () => json(robin));
    const backend = start();
    await watch(backend).until(1);
    expect(tabStorage.values.size).toBe(1);
    expect(await backend.setPassword('a better horse')).toEqual({ ok: true });
    expect(service.requests.at(-1)?.body).toMatchObject({ password: 'a better horse' });
    expect(tabStorage.values.size).toBe(0);
  });

  test('a link that is too old says so, and a standing session goes on', async () => {
    const { start, tab } = open({
      href: 'https://site.example/#error=access_denied&error_code=otp_expired&error_description=Expired',
      isSignedIn: true,
    });
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['link-expired', user]]);
    expect(tab.address()).toBe('https://site.example/');
  });

  test('a forged link opens nothing', async () => {
    const { service, start } = open({ href: linkTo('/', 'signup') });
    service.answer('GET /auth/v1/user', () => json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, 403));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['link-invalid', null]]);
  });

  test('reset and confirmation are asked for with the way back', async () => {
    const { service, start } = open();
    service.answer('POST /auth/v1/recover', () => json({}));
    service.answer('POST /auth/v1/resend', () => json({}));
    const backend = start();
    expect(await backend.requestPasswordReset('robin@example.com')).toEqual({ ok: true });
    expect(await backend.resendConfirmation('robin@example.com')).toEqual({ ok: true });
    const [reset, resend] = service.requests;
    expect(reset?.target).toBe(`/auth/v1/recover?redirect_to=${encodeURIComponent('https://site.example/auth')}`);
    expect(resend?.target).toBe(`/auth/v1/resend?redirect_to=${encodeURIComponent('https://site.example/')}`);
    expect(resend?.body).toMatchObject({ email: 'robin@example.com', type: 'signup' });
  });
});

describe('specification §7, call 5: the profile', () => {
  test('inserts id and full_name and leaves a profile that is there alone', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('POST /rest/v1/profiles', () => new Response(null, { status: 201 }));
    expect(await start().createProfile(user)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe('/rest/v1/profiles?on_conflict=id');
    expect(request?.body).toEqual({ id: robin.id, full_name: 'Robin Sample' });
    expect(request?.headers['prefer']).toContain('resolution=ignore-duplicates');
  });

  test('a failure is told with its reason, for the log', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('POST /rest/v1/profiles', () => json({ code: '42501', message: 'permission denied' }, 403));
    expect(await start().createProfile(user)).toEqual({ ok: false, message: 'permission denied' });
  });
});

const trace = { elapsedMs: 4210, isDecoyFilled: false };

describe('specification §7, call 7: newsletter-signup', () => {
  test("sends the address and the source 'website', as a visitor", async () => {
    const { service, start } = open();
    service.answer('POST /functions/v1/newsletter-signup', () => json({ ok: true }));
    expect(await start().subscribeNewsletter('robin@example.com', trace)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.body).toEqual({ email: 'robin@example.com', source: 'website' });
    expect(request?.headers['apikey']).toBe('sb_publishable_test');
  });

  test('says beside the body how the form was filled in', async () => {
    const { service, start } = open();
    service.answer('POST /functions/v1/', () => json({ ok: true }));
    const backend = start();
    await backend.subscribeNewsletter('robin@example.com', trace);
    await backend.confirmNewsletter('token-1');
    expect(service.requests.map(({ headers }) => headers['x-form-trace'])).toEqual([
      'elapsed=4210, decoy=empty',
      undefined,
    ]);
  });

  test("a refusal carries the function's sentence, and says of a limit that it is one", async () => {
    const { service, start } = open();
    const message = 'This link was used already.';
    service.answer('POST /functions/v1/', () => json({ error: { code: 'token_used', message } }, 410));
    expect(await start().confirmNewsletter('token-1')).toEqual({ ok: false, message });
    const later = 'Too many attempts. Please try again in 60 minutes.';
    service.answer('POST /functions/v1/', () => json({ error: { code: 'rate_limited', message: later } }, 429));
    expect(await start().confirmNewsletter('token-1')).toEqual({ ok: false, message: later, isLimited: true });
  });

  test.each([
    ['never', () => 'never' as const],
    ['offline', () => 'offline' as const],
    ['a failure with words', () => json({ error: { code: 'unexpected', message: 'stack' } }, 500)],
    ['a refusal without words', () => new Response('nope', { status: 400 })],
  ])('without a sentence the form says its own: %s', async (_case, answer) => {
    const { service, start } = open({ timeoutMs: 50 });
    service.answer('POST /functions/v1/newsletter-signup', answer);
    expect(await start().subscribeNewsletter('robin@example.com', trace)).toEqual({ ok: false });
    expect(service.requests).toHaveLength(1);
  });

  test('the mailed links carry their token', async () => {
    const { service, start } = open();
    service.answer('POST /functions/v1/newsletter-', () => json({ ok: true }));
    const backend = start();
    await backend.confirmNewsletter('token-1');
    await backend.unsubscribeNewsletter('token-2');
    expect(service.requests.map(({ target, body }) => [target, body])).toEqual([
      ['/functions/v1/newsletter-confirm', { token: 'token-1' }],
      ['/functions/v1/newsletter-unsubscribe', { token: 'token-2' }],
    ]);
  });
});

describe('specification §7, call 6: resource downloads', () => {
  const request = { email: 'robin@example.com', resourceType: 'ai_prompts', sourcePage: '/' } as const;

  test('inserts address, resource and page', async () => {
    const { service, start } = open();
    service.answer('POST /rest/v1/resource_downloads', () => new Response(null, { status: 201 }));
    expect(await start().requestResource(request)).toEqual({ ok: true });
    expect(service.requests[0]?.target).toBe('/rest/v1/resource_downloads');
    expect(service.requests[0]?.body).toEqual({
      email: 'robin@example.com',
      resource_type: 'ai_prompts',
      source_page: '/',
    });
  });

  test('a refusal by the limit carries its sentence, any other failure none', async () => {
    const { service, start } = open();
    service.answer('POST /rest/v1/resource_downloads', () =>
      json({ code: 'PT429', message: 'Too many requests', details: null, hint: null }, 429),
    );
    expect(await start().requestResource(request)).toEqual({
      ok: false,
      message: 'Too many requests',
      isLimited: true,
    });
    service.answer('POST /rest/v1/resource_downloads', () =>
      json({ code: '42501', message: 'permission denied for table', details: null, hint: null }, 403),
    );
    expect(await start().requestResource(request)).toEqual({ ok: false });
  });
});

describe('specification §7, call 10: speaking inquiry', () => {
  test('sends exactly the eight fields', async () => {
    const { service, start } = open();
    service.answer('POST /functions/v1/speaking-inquiry', () => json({ ok: true }));
    const inquiry = {
      name: 'Robin Roe',
      email: 'robin@example.com',
      company: '',
      event_type: 'keynote',
      event_date_range: '',
      budget_range: '',
      audience_size: '100-500',
      message: 'Would you speak in Graz in May?',
    } as const;
    expect(await start().sendInquiry(inquiry, trace)).toEqual({ ok: true });
    expect(service.requests[0]?.body).toEqual(inquiry);
  });
});

describe('specification §7, call 11: contact form', () => {
  test('sends exactly the six fields', async () => {
    const { service, start } = open();
    service.answer('POST /functions/v1/contact-form', () => json({ ok: true }));
    const message = {
      name: 'Robin Roe',
      email: 'robin@example.com',
      phone: '',
      company: '',
      message: 'May we print the photograph?',
      inquiry_type: 'media',
    } as const;
    expect(await start().sendMessage(message, trace)).toEqual({ ok: true });
    expect(service.requests[0]?.body).toEqual(message);
  });
});

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

describe('specification §7, call 8: the onboarding record', () => {
  test('selects all fields of the user, at most one row', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('GET /rest/v1/investor_onboarding', () => json([{ ...row, updated_at: 'now' }]));
    expect(await start().readOnboarding(robin.id)).toEqual({ ok: true, value: row });
    expect(service.requests[0]?.target).toBe(`/rest/v1/investor_onboarding?select=*&user_id=eq.${robin.id}`);
    expect(service.requests[0]?.headers['authorization']).toContain('Bearer ey');
  });

  test('no row is null', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('GET /rest/v1/investor_onboarding', () => json([]));
    expect(await start().readOnboarding(robin.id)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['never', () => 'never' as const],
    ['offline', () => 'offline' as const],
    ['a failure', () => json({ message: 'boom' }, 500)],
    ['something else than a row', () => json([{ surprise: true }])],
    ['a page of HTML', () => new Response('<html>')],
  ])('unavailable: %s', async (_case, answer) => {
    const { service, start } = open({ isSignedIn: true, timeoutMs: 50 });
    service.answer('GET /rest/v1/investor_onboarding', answer);
    expect(await start().readOnboarding(robin.id)).toEqual({ ok: false, reason: 'unavailable' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('specification §7, call 9: saving the application', () => {
  test('upserts the row of the user', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('POST /rest/v1/investor_onboarding', () => new Response(null, { status: 201 }));
    expect(await start().saveOnboarding(values)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe('/rest/v1/investor_onboarding?on_conflict=user_id');
    expect(request?.headers['prefer']).toContain('resolution=merge-duplicates');
    expect(request?.body).toEqual({ ...row, completed_at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test("without a session it is 'User not authenticated', and nothing is sent", async () => {
    const { service, start } = open();
    expect(await start().saveOnboarding(values)).toEqual({ ok: false, message: 'User not authenticated' });
    expect(service.requests).toEqual([]);
  });

  test('a refusal by the database has no words for the visitor', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('POST /rest/v1/investor_onboarding', () => json({ code: '23514', message: 'check' }, 400));
    expect(await start().saveOnboarding(values)).toEqual({ ok: false });
  });
});

describe('rulings: what the database says of the user, and the deals', () => {
  test('qualification, reason by reason', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('POST /rest/v1/rpc/qualification', () =>
      json([
        {
          is_qualified: false,
          has_record: true,
          is_accredited: true,
          has_consented: true,
          is_completed: true,
          min_commitment: 750_000,
          required_commitment: 1_000_000,
          completed_at: '2026-02-03T04:05:06+00:00',
        },
      ]),
    );
    expect(await start().readQualification()).toEqual({
      ok: true,
      value: {
        isQualified: false,
        hasRecord: true,
        isAccredited: true,
        hasConsented: true,
        isCompleted: true,
        minCommitment: 750_000,
        requiredCommitment: 1_000_000,
        completedAt: '2026-02-03T04:05:06+00:00',
      },
    });
  });

  test('the deals that the database lets through, in its order', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('GET /rest/v1/deals', () => json([]));
    expect(await start().listDeals()).toEqual({ ok: true, value: [] });
    expect(service.requests[0]?.target).toBe('/rest/v1/deals?select=*&order=position.asc');
  });
});

describe('a session that the service no longer takes', () => {
  test('is renewed once, and the request sent again', async () => {
    const { service, start } = open({ isSignedIn: true });
    let count = 0;
    service.answer('GET /rest/v1/deals', () => (count++ === 0 ? expired() : json([])));
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () => json(sessionAnswer()));
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    expect(await backend.listDeals()).toEqual({ ok: true, value: [] });
    expect(events.map(([event]) => event)).not.toContain('expired');
  });

  test('ends as expired when it cannot be renewed', async () => {
    const { service, tab, start } = open({ isSignedIn: true });
    service.answer('GET /rest/v1/deals', expired);
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () =>
      json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    );
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    expect(await backend.listDeals()).toEqual({ ok: false, reason: 'expired' });
    expect(events.at(-1)).toEqual(['expired', null]);
    expect(tab.values.size).toBe(0);
  });

  test('stays when only the network is gone', async () => {
    const { service, tab, start } = open({ isSignedIn: true, timeoutMs: 50 });
    service.answer('GET /rest/v1/deals', expired);
    service.answer('POST /auth/v1/token', () => 'offline');
    expect(await start().listDeals()).toEqual({ ok: false, reason: 'unavailable' });
    expect(tab.values.size).toBe(1);
  });

  test('saving says that the user is not authenticated', async () => {
    const { service, start } = open({ isSignedIn: true });
    service.answer('POST /rest/v1/investor_onboarding', expired);
    service.answer('POST /auth/v1/token', () => json({ code: 400, msg: 'Invalid Refresh Token' }, 400));
    expect(await start().saveOnboarding(values)).toEqual({ ok: false, message: 'User not authenticated' });
  });
});

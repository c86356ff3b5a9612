import { describe, expect, test } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { linkTo, openBrowser, robinAsUser, watch } from '../testing/openBrowser.ts';
import { robin, sessionAnswer, storedSession } from '../testing/tokens.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('specification §7, call 4: the current session and its changes', () => {
  test('a stored session is known without a request', async () => {
    const { service, start } = openBrowser({ isSignedIn: true });
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', robinAsUser]]);
    expect(service.requests).toEqual([]);
  });

  test('specification §3: a user without a name in the metadata has an empty one', async () => {
    const { tab, start } = openBrowser();
    tab.values.set(...storedSession({ ...robin, user_metadata: {} }));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', { ...robinAsUser, fullName: '' }]]);
  });

  test('a session that cannot be renewed has ended', async () => {
    const { service, start } = openBrowser({ isSignedIn: true, expiresIn: -60 });
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () =>
      json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    );
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', null]]);
  });

  test('when renewing never answers, loading ends all the same', async () => {
    const { service, start } = openBrowser({ isSignedIn: true, expiresIn: -60, timeoutMs: 50 });
    service.answer('POST /auth/v1/token', () => 'never');
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', null]]);
  });

  test('removed by another tab, it is over here too, and told once', async () => {
    const { tab, start } = openBrowser({ isSignedIn: true });
    const { events, until } = watch(start());
    await until(1);
    tab.removeElsewhere('podium-auth');
    tab.removeElsewhere('podium-auth');
    expect(events).toEqual([
      ['initial', robinAsUser],
      ['signed-out', null],
    ]);
  });

  test('who stops watching hears nothing, who comes late hears the present', async () => {
    const { tab, start } = openBrowser({ isSignedIn: true });
    const backend = start();
    const early = watch(backend);
    early.stop();
    const patient = watch(backend);
    await patient.until(1);
    const late = watch(backend);
    await late.until(1);
    expect(late.events).toEqual([['initial', robinAsUser]]);
    tab.removeElsewhere('podium-auth');
    expect(early.events).toEqual([]);
    expect(late.events).toHaveLength(2);
  });

  test('blocked storage keeps the session in memory', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('GET /rest/v1/deals', () => json([]));
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    const backend = start({ storage, tabStorage: storage });
    const { events, until } = watch(backend);
    await until(1);
    await backend.signIn({ email: 'robin@example.com', password: 'correct horse' });
    await until(2);
    await backend.listDeals();
    expect(events.at(-1)).toEqual(['signed-in', robinAsUser]);
    expect(service.requests.at(-1)?.headers['authorization']).toContain('Bearer ey');
  });
});

describe('the links in mails', () => {
  test('the confirmation link signs in and leaves a clean address at once', async () => {
    const { service, tab, start } = openBrowser({ href: linkTo('/', 'signup') });
    tab.values.set('podium-awaited', 'robin@example.com');
    service.answer('GET /auth/v1/user', () => json(robin));
    const { events, until } = watch(start());
    expect(tab.address()).toBe('https://site.example/');
    await until(1);
    expect(events).toEqual([['signed-in', robinAsUser]]);
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
      const { service, tab, start } = openBrowser({ href: linkTo('/', type), isSignedIn });
      if (awaited) tab.values.set('podium-awaited', awaited);
      const kept = tab.values.get('podium-auth');
      service.answer('GET /auth/v1/user', () => json(mallory));
      const { events, until } = watch(start());
      await until(1);
      expect(events).toEqual([['confirmed-elsewhere', isSignedIn ? robinAsUser : null]]);
      expect(tab.address()).toBe('https://site.example/');
      expect(tab.values.get('podium-auth')).toBe(kept);
    });

    test('the same user is signed in already: the session of the link is as good', async () => {
      const { service, start } = openBrowser({ href: linkTo('/', 'signup'), isSignedIn: true });
      service.answer('GET /auth/v1/user', () => json(robin));
      const { events, until } = watch(start());
      await until(1);
      expect(events).toEqual([['signed-in', robinAsUser]]);
    });

    test.each([
      ['POST /auth/v1/signup', 'signUp'],
      ['POST /auth/v1/resend', 'resendConfirmation'],
      ['POST /auth/v1/recover', 'requestPasswordReset'],
    ] as const)('%s is remembered until its link is opened, unless it was refused', async (target, name) => {
      const { service, tab, start } = openBrowser();
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
    const { service, tab, start } = openBrowser({ href: linkTo('/auth', 'recovery') });
    service.answer('GET /auth/v1/user', () => json(robin));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['recovery', robinAsUser]]);
    expect(tab.address()).toBe('https://site.example/auth');

    const reloaded = watch(start());
    await reloaded.until(1);
    expect(reloaded.events).toEqual([['recovery', robinAsUser]]);
  });

  test('a new password ends the recovery, so does leaving it', async () => {
    const { service, tabStorage, start } = openBrowser({ href: linkTo('/auth', 'recovery') });
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
    const { start, tab } = openBrowser({
      href: 'https://site.example/#error=access_denied&error_code=otp_expired&error_description=Expired',
      isSignedIn: true,
    });
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['link-expired', robinAsUser]]);
    expect(tab.address()).toBe('https://site.example/');
  });

  test('a forged link opens nothing', async () => {
    const { service, start } = openBrowser({ href: linkTo('/', 'signup') });
    service.answer('GET /auth/v1/user', () => json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, 403));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['link-invalid', null]]);
  });
});

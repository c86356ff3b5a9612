import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../fixtures/sampleAnswers.ts';
import { contactSchema } from '../schemas/contact.ts';
import { speakingInquirySchema } from '../schemas/speakingInquiry.ts';
import { json } from '../testing/fakeService.ts';
import { openBrowser } from '../testing/openBrowser.ts';

const signals = { elapsedMs: 4210, isHoneypotFilled: false };

describe('REQ-CALL-1, REQ-NEWS-1: newsletter-signup', () => {
  test("sends the address and the source 'website' with the publishable key", async () => {
    const { service, start } = openBrowser();
    service.answer('POST /functions/v1/newsletter-signup', () => json({ ok: true }));
    expect(await start().subscribeNewsletter('robin@example.com', signals)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.body).toEqual({ email: 'robin@example.com', source: 'website' });
    expect(request?.headers['apikey']).toBe('sb_publishable_test');
  });

  test('sends the bot signals of the form in a header', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /functions/v1/', () => json({ ok: true }));
    const backend = start();
    await backend.subscribeNewsletter('robin@example.com', signals);
    await backend.confirmNewsletter('token-1');
    expect(service.requests.map(({ headers }) => headers['x-form-trace'])).toEqual([
      'elapsed=4210, decoy=empty',
      undefined,
    ]);
  });

  test('a refusal returns the message of the function and marks rate limits', async () => {
    const { service, start } = openBrowser();
    const message = 'This link was used already.';
    service.answer('POST /functions/v1/', () => json({ error: { code: 'token_used', message } }, 410));
    expect(await start().confirmNewsletter('token-1')).toEqual({ ok: false, message });
    const later = 'Too many attempts. Please try again in 60 minutes.';
    service.answer('POST /functions/v1/', () => json({ error: { code: 'rate_limited', message: later } }, 429));
    expect(await start().confirmNewsletter('token-1')).toEqual({ ok: false, message: later, reason: 'rate_limited' });
  });

  test.each([
    ['never', () => 'never' as const],
    ['offline', () => 'offline' as const],
    ['an internal error with a text', () => json({ error: { code: 'unexpected', message: 'stack' } }, 500)],
    ['a refusal without a message', () => new Response('nope', { status: 400 })],
  ])('a failure without a message for visitors returns none: %s', async (_case, answer) => {
    const { service, start } = openBrowser({ timeoutMs: 50 });
    service.answer('POST /functions/v1/newsletter-signup', answer);
    expect(await start().subscribeNewsletter('robin@example.com', signals)).toEqual({ ok: false });
    expect(service.requests).toHaveLength(1);
  });

  test('confirmation and unsubscription send the token of the mailed link', async () => {
    const { service, start } = openBrowser();
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

describe('REQ-CALL-1, REQ-RES-1: resource_downloads', () => {
  const request = { email: 'robin@example.com', resourceType: 'ai_prompts', sourcePage: '/' } as const;

  test('inserts address, resource and page', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /rest/v1/resource_downloads', () => new Response(null, { status: 201 }));
    expect(await start().requestResource(request)).toEqual({ ok: true });
    expect(service.requests[0]?.target).toBe('/rest/v1/resource_downloads');
    expect(service.requests[0]?.body).toEqual({
      email: 'robin@example.com',
      resource_type: 'ai_prompts',
      source_page: '/',
    });
  });

  test.each([
    ['the anonymous role', false],
    ['the user, with their token', true],
  ])('sends the request as %s', async (_role, isSignedIn) => {
    const { service, start } = openBrowser({ isSignedIn });
    service.answer('POST /rest/v1/resource_downloads', () => new Response(null, { status: 201 }));
    await start().requestResource(request);
    const { apikey, authorization = '' } = service.requests[0]?.headers ?? {};
    expect(apikey).toBe('sb_publishable_test');
    expect(authorization.startsWith('Bearer ey')).toBe(isSignedIn);
  });

  test('a refusal by the rate limit returns its message, any other failure none', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /rest/v1/resource_downloads', () =>
      json({ code: 'PT429', message: 'Too many requests', details: null, hint: null }, 429),
    );
    expect(await start().requestResource(request)).toEqual({
      ok: false,
      message: 'Too many requests',
      reason: 'rate_limited',
    });
    service.answer('POST /rest/v1/resource_downloads', () =>
      json({ code: '42501', message: 'permission denied for table', details: null, hint: null }, 403),
    );
    expect(await start().requestResource(request)).toEqual({ ok: false });
  });
});

describe('REQ-CALL-1, REQ-CON-1: speaking-inquiry and contact-form', () => {
  const inquiry = sampleAnswers(speakingInquirySchema);
  const message = sampleAnswers(contactSchema);

  test('send exactly their fields', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /functions/v1/', () => json({ ok: true }));
    const backend = start();
    expect(await backend.sendInquiry(inquiry, signals)).toEqual({ ok: true });
    expect(await backend.sendMessage(message, signals)).toEqual({ ok: true });
    expect(service.requests.map(({ target, body }) => [target, body])).toEqual([
      ['/functions/v1/speaking-inquiry', inquiry],
      ['/functions/v1/contact-form', message],
    ]);
  });
});

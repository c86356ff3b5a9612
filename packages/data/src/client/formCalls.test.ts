import { describe, expect, test } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { openBrowser } from '../testing/openBrowser.ts';

// The flow `wire` covers the fields of each call, the flow `broken` the message of a rate limit.

const signals = { elapsedMs: 4210, isHoneypotFilled: false };

describe('REQ-CALL-1: calls of signed-out visitors', () => {
  test.each([
    ['never', () => 'never' as const],
    ['an internal error with a text', () => json({ error: { code: 'unexpected', message: 'stack' } }, 500)],
    ['a refusal without a message', () => new Response('nope', { status: 400 })],
    ['a page of a proxy', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
    ['null', () => json(null)],
  ])('a failure without a message for visitors returns none: %s', async (_case, answer) => {
    const { service, start } = openBrowser({ timeoutMs: 50 });
    service.answer('POST /functions/v1/newsletter-signup', answer);
    expect(await start().subscribeNewsletter('robin@example.com', signals)).toEqual({ ok: false });
    expect(service.requests).toHaveLength(1);
  });

  test.each([
    ['a refusal by the database', '42501', 403, { ok: false }],
    ['the rate limit', 'PT429', 429, { ok: false, message: 'too_many_attempts_minutes 60', reason: 'rate_limited' }],
  ])('REQ-RES-1: only the rate limit of resources returns a message: %s', async (_case, code, status, result) => {
    const { service, start } = openBrowser();
    service.answer('POST /rest/v1/resource_downloads', () =>
      json({ code, message: 'Please try again in 60 minutes.', details: null, hint: null }, status),
    );
    const request = { email: 'robin@example.com', resourceType: 'ai_prompts', sourcePage: '/' };
    expect(await start().requestResource(request)).toEqual(result);
  });

  test('REQ-FORM-4: a page of a proxy does not confirm a resource request', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /rest/v1/resource_downloads', () => new Response('<html></html>'));
    const request = { email: 'robin@example.com', resourceType: 'ai_prompts', sourcePage: '/' };
    expect(await start().requestResource(request)).toEqual({ ok: false });
  });
});

import { describe, expect, it } from 'vitest';
import { describeProject } from '../../../apps/local-supabase/src/testing/describeBackend.ts';
import { validBodies } from '../../../packages/data/src/testing/validBodies.ts';
import { countStored, ok, refused, useFunctions } from './startFunctions.ts';

describeProject('REQ-SAFE-5: invalid requests', (backend) => {
  const functions = useFunctions(backend);

  describe.each(Object.keys(validBodies))('%s', (name) => {
    const good = validBodies[name]!;
    const field = Object.keys(good)[0]!;

    // GET opens the page of this function, so DELETE is the invalid method.
    const opened = name === 'newsletter-unsubscribe' ? 'DELETE' : 'GET';

    it.each([
      [opened, { method: opened }, good, 405, 'method_not_allowed'],
      ['PUT', { method: 'PUT' }, good, 405, 'method_not_allowed'],
      ['plain text', { contentType: 'text/plain' }, good, 415, 'unsupported_media_type'],
      ['truncated JSON', {}, '{"email":', 400, 'malformed_json'],
      ['nothing', {}, '', 400, 'malformed_json'],
      ['null', {}, 'null', 400, 'invalid_input'],
      ['a list', {}, [good], 400, 'invalid_input'],
      ['a missing field', {}, { ...good, [field]: undefined }, 400, 'invalid_input'],
      ['a number', {}, { ...good, [field]: 5 }, 400, 'invalid_input'],
      ['an object', {}, { ...good, [field]: { $ne: null } }, 400, 'invalid_input'],
      ['an unknown field', {}, { ...good, is_admin: true }, 400, 'invalid_input'],
      ['a control character', {}, { ...good, [field]: `${String(good[field])}\u0007` }, 400, 'control_character'],
      ['a line break in a short field', {}, { ...good, [field]: 'Bo\r\nBcc: a@b.example' }, 400, 'control_character'],
      ['a body above 64 kB', {}, { ...good, [field]: 'x'.repeat(70_000) }, 413, 'body_too_large'],
    ])('refuses %s with a code and a message', async (_what, options, body, status, code) => {
      const before = await countStored(backend);
      const answer = await functions.call(name, body, options);
      expect(answer).toMatchObject({ ...refused(status, code), allowedOrigin: '*' });
      expect(answer.body.error?.message).toMatch(/^[A-Z].{8,}$/);
      expect(await countStored(backend)).toBe(before);
    });
  });

  it.each([
    ['newsletter-signup', { email: 'nobody' }, 'Invalid email address'],
    ['speaking-inquiry', { message: 'Too short' }, 'Message must be at least 10 characters'],
    ['contact-form', { message: 'x'.repeat(1001) }, 'Message must be at most 1000 characters'],
    ['contact-form', { inquiry_type: 'gossip' }, 'Please select one of the options'],
  ])('%s returns the message of the invalid field in %j', async (name, differences, sentence) => {
    const answer = await functions.call(name, { ...validBodies[name], ...differences });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input', message: sentence } } });
  });

  it('answers a CORS preflight request', async () => {
    const answer = await functions.call('contact-form', '', { method: 'OPTIONS' });
    expect(answer).toEqual({ ...ok, status: 204, body: {} });
  });
});

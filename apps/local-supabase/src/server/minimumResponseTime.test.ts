import { expect, it } from 'vitest';
import { minimumResponseTime } from './minimumResponseTime.ts';

const api = minimumResponseTime(async () => new Response('answer'));

async function timeOf(method: string, path: string): Promise<number> {
  const started = performance.now();
  await api(new Request(`http://localhost/auth/v1/${path}`, { method }), {});
  return performance.now() - started;
}

it.each(['signup', '%73ignup', 'recover', 'resend', 'otp', 'magiclink'])(
  'REQ-AUTH-6: %s takes the minimum response time',
  async (path) => {
    expect(await timeOf('POST', path)).toBeGreaterThan(990);
  },
);

it.each(['token', 'user', '%ff'])('%s is answered without delay', async (path) => {
  expect(await timeOf('POST', path)).toBeLessThan(300);
});

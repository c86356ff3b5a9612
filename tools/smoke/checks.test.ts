import { describe, expect, it } from 'vitest';
import { checks, type Live } from './checks.ts';

type Answer = [status: number, body: string, headers?: Record<string, string>];

/** A site that gives the same response for every path. */
function liveWith([status, body, headers = {}]: Answer): Live {
  return {
    site: 'https://podium.example',
    backend: { url: 'https://project.example', publishableKey: 'sb_publishable_sample' },
    fetch: async () => new Response(status === 204 ? null : body, { status, headers }),
  };
}

async function isContent(check: string, answer: Answer): Promise<boolean> {
  const [, run] = Object.entries(checks).find(([name]) => name.startsWith(check)) ?? [];
  expect(run).toBeDefined();
  return (await run?.(liveWith(answer)))?.every((sentence) => sentence === false) ?? false;
}

const policy = (value: string): Answer => [200, '', { 'content-security-policy': value }];

describe('checks of tools/smoke/main.ts', () => {
  it.each<[string, Answer, Answer]>([
    ['what is missing', [404, ''], [200, '']],
    ['the policy lets', policy("connect-src 'self' https://project.example"), policy("connect-src 'self'")],
    ['every function', [400, '{"error":{"code":"invalid_input"}}'], [500, '']],
    ['functions may be called', [204, '', { 'access-control-allow-origin': '*' }], [204, '']],
    ['the outbox worker', [401, ''], [200, '']],
    ['mail, worker', [200, ''], [503, '']],
    ['no table', [401, ''], [200, '[{"id":1}]']],
    ['no table', [200, '[]'], [200, '[{"id":1}]']],
    ['accounts', [200, '{"external":{"email":true}}'], [200, '{"mailer_autoconfirm":true}']],
    ['plain http', [301, '', { location: 'https://podium.example/' }], [200, '']],
  ])('%s', async (name, right, wrong) => {
    expect(await isContent(name, right)).toBe(true);
    expect(await isContent(name, wrong)).toBe(false);
  });

  it('checks of headers and pages fail for a site without them', async () => {
    for (const name of ['every answer', 'every route', 'files with', 'feed']) {
      expect(await isContent(name, [200, '<title>Parked</title>'])).toBe(false);
    }
  });
});

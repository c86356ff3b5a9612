import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { createWebApp, type WebAppOptions } from './webApp.ts';

const lines: string[] = [];

/** An app whose parts respond with their own names. */
function appWith(options: Partial<WebAppOptions> = {}) {
  return createWebApp({
    api: async (request) => new Response(`api ${await request.text()}`),
    functions: { fetch: async (name, _request, peer) => new Response(`function ${name} for ${peer}`) },
    developerPages: new Hono().get('/_dev/mail', (c) => c.text('inbox')),
    site: async () => new Response('site'),
    log: (line) => void lines.push(line),
    ...options,
  });
}

const bindings = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

async function textOf(path: string, options?: Partial<WebAppOptions>): Promise<string> {
  const response = await appWith(options).request(path, undefined, bindings);
  return `${response.status} ${await response.text()}`;
}

beforeEach(() => {
  lines.length = 0;
});

it('serves developer pages on loopback and local names only', async () => {
  expect(await textOf('/_dev/mail', { developerPages: undefined })).toMatch(/^404/);
  expect(await textOf('http://evil.example/_dev/mail')).toMatch(/^404/);
});

it('refuses a body of more than a megabyte on the APIs', async () => {
  const body = 'x'.repeat(1024 * 1024);
  const app = appWith();
  expect((await app.request('/rest/v1/x', { method: 'POST', body }, bindings)).status).toBe(200);
  expect((await app.request('/rest/v1/x', { method: 'POST', body: `${body}x` }, bindings)).status).toBe(413);
});

it('answers 500 and logs one line when a handler fails', async () => {
  const broken = { site: () => Promise.reject(new Error('out of paper')) };
  expect(await textOf('/broken', broken)).toBe('500 {"message":"Internal server error"}');
  expect(lines).toEqual(['GET /broken failed: out of paper']);
  expect(await textOf('/auth/v1/health', broken)).toBe('200 api ');
});

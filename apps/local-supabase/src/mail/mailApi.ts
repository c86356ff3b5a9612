import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Inbox } from './inbox.ts';

const addresses = z.union([z.string().check(z.minLength(3)), z.array(z.string().check(z.minLength(3)))]);

const bodySchema = z.object({
  from: z.string().check(z.minLength(3)),
  to: addresses,
  subject: z.string(),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
});

/**
 * The part of Resend's HTTP API that the functions use, backed by the inbox: `POST /emails` with `Idempotency-Key`,
 * valid for 24 hours. Other fields (`reply_to`, `headers`) are accepted and ignored.
 *
 * @param apiKey the required bearer token
 */
export function mailApi(inbox: Inbox, apiKey: string): Hono {
  const keysInProgress = new Set<string>();
  const api = new Hono();

  api.post('/emails', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${apiKey}`) {
      return c.json({ statusCode: 401, name: 'missing_api_key', message: 'The API key is missing or wrong.' }, 401);
    }
    const body = await c.req.text();
    const parsed = bodySchema.safeParse(readJson(body));
    if (!parsed.success || (parsed.data.html === undefined && parsed.data.text === undefined)) {
      return c.json({ statusCode: 422, name: 'validation_error', message: 'The mail is not complete.' }, 422);
    }
    const { from, to, subject, html = '', text = '' } = parsed.data;
    const mail = { from, to: [to].flat().join(', '), subject, html, text };
    const key = c.req.header('idempotency-key');
    if (key === undefined) return c.json({ id: (await inbox.add(mail)).id });

    const digest = createHash('sha256').update(body).digest('hex');
    const earlier = inbox.caughtUnder(key);
    if (earlier?.digest === digest) return c.json({ id: earlier.id });
    if (earlier) return conflict(c, 'invalid_idempotent_request', 'The idempotency key was used for another mail.');
    if (keysInProgress.has(key))
      return conflict(c, 'concurrent_idempotent_requests', 'A mail of this key is on its way.');
    keysInProgress.add(key);
    try {
      return c.json({ id: (await inbox.add(mail, { key, digest })).id });
    } finally {
      keysInProgress.delete(key);
    }
  });

  return api;
}

function conflict(c: Context, name: string, message: string) {
  return c.json({ statusCode: 409, name, message }, 409);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

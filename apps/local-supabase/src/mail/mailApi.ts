import { Hono } from 'hono';
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

interface Answer {
  id: string;
  /** What was sent under the key, to tell a repetition from another mail. */
  body: string;
}

/**
 * The part of Resend's HTTP API that the functions use, with the inbox behind it: `POST /emails`, `Idempotency-Key`
 * included. What it does not look at (`reply_to`, `headers`) is taken and left.
 *
 * @param apiKey what the caller must carry as Bearer token
 */
export function mailApi(inbox: Inbox, apiKey: string): Hono {
  const answers = new Map<string, Answer>();
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
    const key = c.req.header('idempotency-key');
    const earlier = key === undefined ? undefined : answers.get(key);
    if (earlier && earlier.body !== body) {
      const message = 'The idempotency key was used for another mail.';
      return c.json({ statusCode: 409, name: 'invalid_idempotent_request', message }, 409);
    }
    if (earlier) return c.json({ id: earlier.id });

    const { from, to, subject, html = '', text = '' } = parsed.data;
    const { id } = await inbox.add({ from, to: [to].flat().join(', '), subject, html, text });
    if (key !== undefined) answers.set(key, { id, body });
    return c.json({ id });
  });

  return api;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

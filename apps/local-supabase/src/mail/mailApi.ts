import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Inbox } from './inbox.ts';

const address = z.string().check(z.minLength(3));

const bodySchema = z.object({
  from: address,
  to: z.union([address, z.array(address)]),
  subject: z.string(),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  reply_to: z.optional(address),
  headers: z.optional(z.record(z.string(), z.string())),
  attachments: z.optional(z.array(z.object({ filename: z.string(), path: z.url({ protocol: /^https?$/ }) }))),
});

/**
 * The part of Resend's HTTP API that the functions use, backed by the inbox: `POST /emails` with `Idempotency-Key`.
 * Other fields are accepted and ignored.
 *
 * @param apiKey the required bearer token
 */
export function mailApi(inbox: Inbox, apiKey: string): Hono {
  return new Hono().post('/emails', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${apiKey}`) {
      return c.json({ statusCode: 401, name: 'missing_api_key', message: 'The API key is missing or wrong.' }, 401);
    }
    const { success, data } = bodySchema.safeParse(await c.req.json().catch(() => undefined));
    if (!success || (data.html === undefined && data.text === undefined)) {
      return c.json({ statusCode: 422, name: 'validation_error', message: 'The mail is not complete.' }, 422);
    }
    const { to, html = '', text = '' } = data;
    const mail = { ...data, to: [to].flat().join(', '), html, text };
    return c.json({ id: inbox.add(mail, c.req.header('idempotency-key')) });
  });
}

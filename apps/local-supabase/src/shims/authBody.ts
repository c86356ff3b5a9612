import * as z from 'zod/mini';
import { type Api, authRefusal, routedPath } from './authCalls.ts';

const text = z.nullish(z.string());
const object = z.nullish(z.record(z.string(), z.unknown()));

/** The fields of the auth API. lite would spread a string in place of an object into its characters. */
const schema = z.looseObject({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  type: text,
  token: text,
  token_hash: text,
  refresh_token: text,
  nonce: text,
  data: object,
  gotrue_meta_security: object,
});

const longestEmail = 255;

/**
 * Difference from hosted Supabase: lite responds with 500 to a body that is not an object, to fields of a wrong type,
 * to text that PostgreSQL cannot store (NUL, lone surrogates), and to an e-mail address longer than its column.
 */
export function authBody(next: Api): Api {
  return async (request, context) => {
    const isAuth = routedPath(request).startsWith('/auth/v1/');
    const body = isAuth && request.body !== null ? await request.clone().text() : '';
    return (body === '' ? undefined : refuse(body)) ?? next(request, context);
  };
}

function refuse(body: string): Response | undefined {
  let isStorable = true;
  let value: unknown;
  try {
    value = JSON.parse(body, (key, part: unknown) => {
      isStorable &&= [key, part].every(isStorableText);
      return part;
    });
  } catch {
    // Not JSON: `value` stays undefined, which the schema rejects.
  }
  const { success, data } = schema.safeParse(value);
  if (!success) return authRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  if (!isStorable) return authRefusal(400, 'validation_failed', 'The request holds characters that cannot be stored');
  const isTooLong = (data.email ?? '').length > longestEmail;
  return isTooLong ? authRefusal(400, 'validation_failed', 'An email address is too long') : undefined;
}

function isStorableText(part: unknown): boolean {
  return typeof part !== 'string' || (!part.includes('\0') && part.isWellFormed());
}

import { type Api, authRefusal, routedPath } from './authCalls.ts';

/** Fields of the auth API that are texts. */
const textFields = [
  'email',
  'phone',
  'password',
  'current_password',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'nonce',
];

const longestEmail = 255;

/**
 * Difference from hosted Supabase: lite answers a body that is no object, fields of another type, and text that PostgreSQL
 * cannot store (NUL, half characters) with 500, and so it does for an e-mail address that is longer than its column.
 */
export function authBody(next: Api): Api {
  return async (request, context) => {
    const isAuth = routedPath(request).startsWith('/auth/v1/');
    const text = isAuth && request.body !== null ? await request.clone().text() : '';
    return (text === '' ? undefined : refuse(text)) ?? next(request, context);
  };
}

function refuse(text: string): Response | undefined {
  const { isStorable, value } = readJson(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const fields: Record<string, unknown> = isObject ? { ...value } : {};
  if (!isObject || textFields.some((name) => !['string', 'undefined'].includes(typeof (fields[name] ?? undefined)))) {
    return authRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (!isStorable) return authRefusal(400, 'validation_failed', 'The request holds characters that cannot be stored');
  if (typeof fields['email'] === 'string' && fields['email'].length > longestEmail) {
    return authRefusal(400, 'validation_failed', 'An email address is too long');
  }
  return undefined;
}

/** The value, nothing when the text is no JSON, and whether every text in it can be stored. */
function readJson(text: string): { value?: unknown; isStorable: boolean } {
  let isStorable = true;
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      isStorable &&= [key, part].every(isStorableText);
      return part;
    });
    return { value, isStorable };
  } catch {
    return { isStorable };
  }
}

function isStorableText(text: unknown): boolean {
  return typeof text !== 'string' || (!text.includes('\0') && text.isWellFormed());
}

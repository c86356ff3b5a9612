import { type Api, authRefusal, routedPath } from './authCalls.ts';

/** String fields of the auth API. */
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

/** Fields that are objects, or missing. lite would spread a string into its characters. */
const objectFields = ['data', 'gotrue_meta_security'];

const longestEmail = 255;

/**
 * Difference from hosted Supabase: lite responds with 500 to a body that is not an object, to fields of a wrong type,
 * to text that PostgreSQL cannot store (NUL, lone surrogates), and to an e-mail address longer than its column.
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
  const fields = isObject(value) ? value : {};
  const isWrong =
    !isObject(value) ||
    textFields.some((name) => typeof (fields[name] ?? '') !== 'string') ||
    objectFields.some((name) => !isObject(fields[name] ?? {}));
  if (isWrong) {
    return authRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (!isStorable) return authRefusal(400, 'validation_failed', 'The request holds characters that cannot be stored');
  if (typeof fields['email'] === 'string' && fields['email'].length > longestEmail) {
    return authRefusal(400, 'validation_failed', 'An email address is too long');
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parsed value, undefined for invalid JSON, and whether PostgreSQL can store every string in it. */
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

import { FORM_TRACE_HEADER } from '../../../packages/data/src/schemas/formTrace.ts';
import { Refusal } from './refusal.ts';

/** Largest body that is read, in bytes. The longest form is a tenth of it. */
const MAXIMUM_BODY = 64 * 1024;

// The functions take no cookie and no session, so any page may call them.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': `authorization, x-client-info, apikey, content-type, ${FORM_TRACE_HEADER}`,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } });
}

function refusalResponse(refusal: Refusal): Response {
  return json(refusal.status, { error: { code: refusal.code, message: refusal.message } }, refusal.headers);
}

/** Reads at most `MAXIMUM_BODY`, whatever the header says of its length. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'body_too_large', 'That is too long to be sent.');
  if (Number(request.headers.get('content-length') ?? 0) > MAXIMUM_BODY) {
    throw tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BODY) {
      throw tooLarge;
    }
    chunks.push(chunk);
  }
  return decode(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Bytes that are no UTF-8 are refused rather than replaced: what is stored is what was sent. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'malformed_text', 'What was sent could not be read.');
  }
}

/** 'application/json' of 'application/json; charset=utf-8'; empty when there is none. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
}

/** The request's JSON. Throws a refusal when it is anything else. */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json') {
    throw new Refusal(415, 'unsupported_media_type', 'Please send JSON.');
  }
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed_json', 'What was sent could not be read.');
  }
}

/**
 * A function that takes POST and answers `{ ok: true }`. A refusal becomes `{ error: { code, message } }`; anything
 * unforeseen becomes a 503 that gives nothing away, and is logged.
 */
export function endpoint(handle: (request: Request) => Promise<void>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...CORS, 'access-control-max-age': '86400' } });
    }
    try {
      if (request.method !== 'POST') {
        throw new Refusal(405, 'method_not_allowed', 'Please use the form.', { allow: 'POST, OPTIONS' });
      }
      await handle(request);
      return json(200, { ok: true });
    } catch (error) {
      if (error instanceof Refusal) {
        return refusalResponse(error);
      }
      console.error(error);
      return refusalResponse(
        new Refusal(503, 'unavailable', 'This does not work at the moment. Please try again in a few minutes.'),
      );
    }
  };
}

import { messages } from '@podium/brands/active/content.ts';
import { BOT_SIGNALS_HEADER } from '@podium/data/schemas/botSignals.ts';
import { Refusal } from './refusal.ts';

/** Maximum request body, in bytes. The longest form needs a tenth of it. */
const MAXIMUM_BODY = 64 * 1024;

// The functions use no cookies and no sessions, so any origin may call them.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': `authorization, x-client-info, apikey, content-type, ${BOT_SIGNALS_HEADER}`,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } });
}

function refusalResponse({ status, code, message, headers }: Refusal): Response {
  return json(status, { error: { code, message: messages[message] ?? message } }, headers);
}

/** Reads at most `MAXIMUM_BODY` bytes, whatever Content-Length says. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'body_too_large', 'That is too long to be sent.');
  if (Number(request.headers.get('content-length') ?? 0) > MAXIMUM_BODY) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  const bytes = await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer();
  try {
    // Rejects invalid UTF-8 instead of replacing it, so that input is stored unchanged.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'malformed_text', 'What was sent could not be read.');
  }
}

/** 'application/json' of 'application/json; charset=utf-8'; empty if the header is missing. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
}

/** The request's JSON. Throws a Refusal for anything else. */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json') throw new Refusal(415, 'unsupported_media_type', 'Please send JSON.');
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed_json', 'What was sent could not be read.');
  }
}

/**
 * A function that accepts POST and responds with `{ ok: true }`. A Refusal becomes `{ error: { code, message } }`. Any
 * other error is logged and becomes a 503 without details.
 *
 * @param pageFor redirect target for browsers that open the URL
 */
export function endpoint(
  handle: (request: Request) => Promise<void>,
  pageFor?: (request: Request) => string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (pageFor && (request.method === 'GET' || request.method === 'HEAD')) {
      const headers = { location: pageFor(request), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
      return new Response(null, { status: 303, headers });
    }
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
      if (error instanceof Refusal) return refusalResponse(error);
      console.error(error);
      return refusalResponse(
        new Refusal(503, 'unavailable', 'This does not work at the moment. Please try again in a few minutes.'),
      );
    }
  };
}

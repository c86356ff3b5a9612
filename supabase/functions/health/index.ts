import { readDependencies } from '../_shared/database.ts';

const { callDatabase } = readDependencies();

/** How long a response is cached, in milliseconds, so that frequent requests do not reach the database. */
const KEPT_MS = 15_000;

let latest = { isHealthy: false, askedAt: -Infinity };

async function isHealthy(): Promise<boolean> {
  if (performance.now() - latest.askedAt > KEPT_MS) {
    const askedAt = performance.now();
    latest = { isHealthy: await callDatabase('check_health', {}), askedAt };
  }
  return latest.isHealthy;
}

function answer(status: number, ok: boolean): Response {
  return Response.json({ ok }, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * For external monitors: 200 when mail, worker, retention and alerts work, else 503. It gives no details, because it is
 * public; the owner gets them by mail and from the queries in docs/operations.md.
 */
Deno.serve(async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  try {
    const ok = await isHealthy();
    return answer(ok ? 200 : 503, ok);
  } catch (error) {
    console.error(error);
    return answer(503, false);
  }
});

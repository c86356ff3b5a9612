import { once } from 'node:events';

export interface SeenRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = Response | 'never' | 'offline';

export type FakeService = ReturnType<typeof createFakeService>;

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** An error response in the auth service's format. */
export function refusal(status: number, error_code: string, msg: string): () => Response {
  return () => json({ code: status, error_code, msg }, status);
}

export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** For tests: replaces the network, records every request and responds by rules. */
export function createFakeService() {
  const rules: { prefix: string; make: () => Answer }[] = [];
  const requests: SeenRequest[] = [];

  return {
    requests,
    /** Sets the response to requests whose 'METHOD /path' starts with `prefix`; the latest rule applies. */
    answer: (prefix: string, make: () => Answer) => void rules.unshift({ prefix, make }),
    fetch: async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const seen: SeenRequest = {
        method: request.method,
        target: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        body: text === '' ? null : JSON.parse(text),
      };
      requests.push(seen);
      const rule = rules.find(({ prefix }) => `${seen.method} ${seen.target}`.startsWith(prefix));
      if (!rule) throw new Error(`Nobody expected ${seen.method} ${seen.target}`);
      const answer = rule.make();
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      return answer === 'never' ? waitForAbort(request.signal) : answer;
    },
  };
}

async function waitForAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason as Error;
}

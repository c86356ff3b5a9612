import type { Environment } from '@podium/data/client/environment';

/** A deployed site with its backend. */
export interface Live {
  /** Origin of the site. */
  site: string;
  backend: Environment;
  fetch: typeof fetch;
}

export interface Check {
  name: string;
  /** Resolves with one sentence per failure. */
  run: (live: Live) => Promise<string[]>;
}

/** Timeout of a request, in ms. */
const patienceMs = 15_000;

export function ask(live: Live, address: string, init: RequestInit = {}): Promise<Response> {
  return live.fetch(new URL(address, live.site), {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    ...init,
  });
}

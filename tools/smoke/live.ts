import type { Environment } from '@podium/data/client/environment';

/** A published site with its backend. */
export interface Live {
  /** Origin of the site. */
  site: string;
  backend: Environment;
  fetch: typeof fetch;
}

/** One thing that must be so. Resolves with a sentence for each place where it is not. */
export interface Check {
  name: string;
  run: (live: Live) => Promise<string[]>;
}

/** How long, in ms, an answer may take. */
const patienceMs = 15_000;

export function ask(live: Live, address: string, init: RequestInit = {}): Promise<Response> {
  return live.fetch(new URL(address, live.site), {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    ...init,
  });
}

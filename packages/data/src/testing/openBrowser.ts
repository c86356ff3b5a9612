import { expect, vi } from 'vitest';
import type { Backend, SessionEvent, SessionUser } from '../client/backend.ts';
import { RETURNING_KEY } from '../client/sessionKeys.ts';
import { createSupabaseBackend, type SupabaseBackendOptions } from '../client/supabaseBackend.ts';
import { createFakePage } from './fakePage.ts';
import { createFakeService } from './fakeService.ts';
import { robin, storedSession } from './tokens.ts';

interface Visit {
  /** Signed in as Robin of the fixtures. */
  isSignedIn?: boolean;
  /** Seconds until the session's tokens expire. */
  expiresIn?: number;
  timeoutMs?: number;
}

/** For tests: a browser tab with a fake service. */
export function openBrowser({ isSignedIn = false, expiresIn = 3600, timeoutMs = 1000 }: Visit = {}) {
  const service = createFakeService();
  const tab = createFakePage();
  if (isSignedIn) tab.values.set(...storedSession(robin, expiresIn)).set(RETURNING_KEY, 'yes');
  const start = (others: Partial<SupabaseBackendOptions> = {}) =>
    createSupabaseBackend({
      url: 'https://backend.example',
      publishableKey: 'sb_publishable_test',
      siteOrigin: 'https://site.example',
      page: tab.page,
      storage: tab.storage,
      fetch: service.fetch,
      timeoutMs,
      ...others,
    });
  return { service, tab, start };
}

/** For tests: records session events. */
export function watch(backend: Backend) {
  const events: [SessionEvent, SessionUser | null][] = [];
  backend.watchSession((event, seen) => events.push([event, seen]));
  return { events, until: (count: number) => vi.waitFor(() => expect(events).toHaveLength(count)) };
}

/** For tests: a browser tab whose backend has reported its first session event. */
export async function openTab(visit: Visit = {}) {
  const { service, tab, start } = openBrowser(visit);
  const backend = start();
  const { events, until } = watch(backend);
  await until(1);
  return { service, tab, backend, events };
}
